/* The floor that sheetc's speed is held against: libyaml's event loop over the same files, nothing kept. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <yaml.h>

static long parse(const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file) { perror(path); exit(2); }
  fseek(file, 0, SEEK_END);
  long size = ftell(file);
  rewind(file);
  unsigned char *bytes = malloc(size + 1);
  if (fread(bytes, 1, size, file) != (size_t)size) { perror(path); exit(2); }
  fclose(file);

  yaml_parser_t parser;
  yaml_event_t event;
  long count = 0;
  int done = 0;
  yaml_parser_initialize(&parser);
  yaml_parser_set_input_string(&parser, bytes, size);
  while (!done) {
    if (!yaml_parser_parse(&parser, &event)) {
      fprintf(stderr, "%s: %s\n", path, parser.problem);
      exit(1);
    }
    done = event.type == YAML_STREAM_END_EVENT;
    count++;
    yaml_event_delete(&event);
  }
  yaml_parser_delete(&parser);
  free(bytes);
  return count;
}

/* Arguments are files; `-f LIST` reads one path a line from LIST. */
int main(int argc, char **argv) {
  long count = 0;
  for (int i = 1; i < argc; i++) {
    if (argv[i][0] == '-' && argv[i][1] == 'f' && i + 1 < argc) {
      char path[4096];
      FILE *list = fopen(argv[++i], "r");
      if (!list) { perror(argv[i]); return 2; }
      while (fgets(path, sizeof path, list)) {
        path[strcspn(path, "\n")] = 0;
        count += parse(path);
      }
      fclose(list);
    } else {
      count += parse(argv[i]);
    }
  }
  printf("%ld events\n", count);
  return 0;
}
