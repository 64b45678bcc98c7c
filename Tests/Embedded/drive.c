// Drives the engine through one kind of movement many times and counts the allocations of it.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

void addDetent(int32_t kind, double value);
double event(int32_t kind, double a, double b, double c);

enum {
  APPEARED, DRAG_BEGAN, DRAG_CHANGED, DRAG_ENDED, DRAG_CANCELLED, SCROLL_BEGAN, SCROLL_CHANGED, SCROLL_ENDED, SETTLED,
  SETTLE_ADVANCED, SETTLE_INTERRUPTED, LAYOUT_CHANGED, PLAN_CHANGED, DETENT_ENABLED, MOVE, DISMISS, DISMISSAL_ALLOWED,
  DISMISSAL_REFUSED, OUTSIDE_TAPPED, HEADER_TAPPED, DISMISS_TAPPED, ESCAPE_PRESSED, STEPPED, GRABBER_TAPPED
};

// The only way in which Embedded Swift asks for memory.
static long allocations;
int posix_memalign(void **memory, size_t alignment, size_t size) {
  allocations++;
  *memory = aligned_alloc(alignment, (size + alignment - 1) / alignment * alignment);
  return *memory ? 0 : 12;
}

enum { DRAG, PAST, SCROLL, SETTLE, RELEASE, TAP, LAYOUT, MOVEMENTS };
static const char *names[] = {"drag", "past an end", "scroll", "settle", "release", "tap", "layout"};

static void run(int movement, long count) {
  for (long i = 0; i < count; i++) {
    double step = (double)(i & 127) - 64;
    switch (movement) {
    case DRAG: event(DRAG_CHANGED, step, 0, 0); break;
    case PAST: event(DRAG_CHANGED, -500 + step, 0, 0); break;
    case SCROLL: event(SCROLL_CHANGED, step > 0 ? 0 : -step, step, 0); break;
    case SETTLE: event(SETTLE_ADVANCED, (double)i * 1e-7, 0, 0); break;
    case RELEASE:
      event(DRAG_BEGAN, 0, 0, 0);
      event(DRAG_CHANGED, step, 0, 0);
      event(DRAG_ENDED, step, i & 1 ? 900 : -900, 0);
      event(SETTLE_ADVANCED, 0.1, 0, 0);
      event(SETTLED, 0, 0, 0);
      break;
    case TAP:
      event(GRABBER_TAPPED, 0, 0, 0);
      event(SETTLED, 0, 0, 0);
      break;
    case LAYOUT: event(LAYOUT_CHANGED, 402, 874 - (double)(i & 1), 3); break;
    }
  }
}

static void begin(int movement) {
  event(MOVE, 1, 0, 0);
  switch (movement) {
  case DRAG:
  case PAST: event(DRAG_BEGAN, 0, 0, 0); break;
  case SCROLL: event(SCROLL_BEGAN, 0, 0, 0); break;
  case SETTLE: event(MOVE, 2, 1, 0); break;
  }
}

static void end(void) {
  event(SCROLL_ENDED, 0, 0, 0);
  event(DRAG_CANCELLED, 0, 0, 0);
  event(SETTLED, 0, 0, 0);
}

// Without arguments: all movements, 0 where none of them allocates. With a movement's number and a count: that
// movement so often, for who counts instructions.
int main(int count, char **arguments) {
  addDetent(4, 120);
  addDetent(2, 0);
  addDetent(3, 0);
  event(PLAN_CHANGED, 0, 0, 0);
  event(APPEARED, 0, 0, 0);
  if (count == 3) {
    begin(atoi(arguments[1]));
    run(atoi(arguments[1]), atol(arguments[2]));
    return 0;
  }
  if (allocations == 0) {
    puts("error: a sheet was made and no allocation was counted");
    return 1;
  }
  int failed = 0;
  for (int movement = 0; movement < MOVEMENTS; movement++) {
    begin(movement);
    run(movement, 10);
    long before = allocations;
    run(movement, 100000);
    if (allocations != before) {
      printf("error: '%s' allocates %ld times in 100000\n", names[movement], allocations - before);
      failed = 1;
    }
    end();
  }
  return failed;
}
