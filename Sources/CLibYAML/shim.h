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
