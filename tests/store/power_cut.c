/* Loaded into a server by LD_PRELOAD: notes what the disk has for sure, so that a test can take away all the rest.
   A line of the file POWER_LOG is "S inode size" once a file's first `size` bytes are synced, "D inode" for a
   directory, and "R inode" for a file that was renamed. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

static void note(char kind, const struct stat *file) {
    int log = open(getenv("POWER_LOG"), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    if (log < 0) abort();
    if (dprintf(log, "%c %lu %lld\n", kind, (unsigned long)file->st_ino, (long long)file->st_size) < 0) abort();
    close(log);
}

static int synced(const char *name, int fd) {
    int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, name);
    struct stat before;
    if (fstat(fd, &before) != 0) return real(fd);
    int result = real(fd); /* what is written meanwhile may be on the disk or not: it does not count */
    if (result == 0) note(S_ISDIR(before.st_mode) ? 'D' : 'S', &before);
    return result;
}

int fsync(int fd) { return synced("fsync", fd); }
int fdatasync(int fd) { return synced("fdatasync", fd); }

int rename(const char *from, const char *to) {
    int (*real)(const char *, const char *) = (int (*)(const char *, const char *))dlsym(RTLD_NEXT, "rename");
    struct stat file;
    int known = stat(from, &file) == 0, result = real(from, to);
    if (result == 0 && known) note('R', &file);
    return result;
}
