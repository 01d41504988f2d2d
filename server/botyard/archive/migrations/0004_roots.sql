-- The daily roots, and the files of public matches for everyone.

-- The day (such as 2026-11-28) whose root a match is in, '' before that.
ALTER TABLE matches ADD COLUMN day TEXT NOT NULL DEFAULT '';
CREATE INDEX matches_without_day ON matches (ended, room) WHERE day = '';

-- One row for each day. `former`: the root of the day before. `root`: '' while the day is being collected. `total`: its
-- matches.
CREATE TABLE roots (
  day TEXT NOT NULL PRIMARY KEY,
  former TEXT NOT NULL,
  root TEXT NOT NULL,
  signature TEXT NOT NULL,
  total BIGINT NOT NULL
);

-- One row for each match of a day, in their order from 0 on, also of one that was deleted later. `part`: the one of the
-- file that a public match is in, 0 for a private match. `log`: the SHA-256 of its published entries. `salt`: of a
-- private match. `deleted`: 1 for a match that was deleted, 2 for one that another ending of its room has replaced.
CREATE TABLE leaves (
  day TEXT NOT NULL,
  place BIGINT NOT NULL,
  room TEXT NOT NULL,
  part BIGINT NOT NULL,
  leaf TEXT NOT NULL,
  log TEXT NOT NULL,
  salt TEXT NOT NULL,
  deleted SMALLINT NOT NULL,
  PRIMARY KEY (day, place)
);
CREATE INDEX leaves_by_room ON leaves (room);

-- The files of the days in compressed parts, one after the other. Part 0 has the head of the day, and closes it.
CREATE TABLE parts (
  day TEXT NOT NULL,
  part BIGINT NOT NULL,
  size BIGINT NOT NULL,
  body BYTEA NOT NULL,
  PRIMARY KEY (day, part)
);
CREATE INDEX parts_sizes ON parts (day, part, size);

-- The files of the months that are over: size in bytes, public matches, SHA-256 (hex).
CREATE TABLE months (
  month TEXT NOT NULL PRIMARY KEY,
  size BIGINT NOT NULL,
  total BIGINT NOT NULL,
  sha256 TEXT NOT NULL
);

-- The matches that an operator has deleted: none of them comes back.
CREATE TABLE deleted_matches (
  room TEXT NOT NULL PRIMARY KEY
);
