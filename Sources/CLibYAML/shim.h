#include <yaml.h>

#if defined(__linux__)
#include <sys/mman.h>
#endif

/// Asks for large pages for memory that is about to be written, where the system has to be asked.
/// It is advice: where it is not taken, nothing changes.
static inline void sheet_request_large_pages(void *start, size_t length) {
#if defined(__linux__) && defined(MADV_HUGEPAGE)
  (void)madvise(start, length, MADV_HUGEPAGE);
#else
  (void)start;
  (void)length;
#endif
}

/// Gives back the pages of memory that is not needed any more, before all of it is freed.
/// What it held is lost where the system takes the advice.
static inline void sheet_release_pages(void *start, size_t length) {
#if defined(__linux__)
  (void)madvise(start, length, MADV_DONTNEED);
#else
  (void)start;
  (void)length;
#endif
}
