-- The tables of the archive. SQLite and PostgreSQL take the same statements, each of which ends with its line.

-- Facts about the archive itself, such as its id.
CREATE TABLE facts (
  name TEXT NOT NULL PRIMARY KEY,
  value TEXT NOT NULL
);

-- One row for each finished match. Times in ms since 1970.
CREATE TABLE matches (
  room TEXT NOT NULL PRIMARY KEY,
  digest TEXT NOT NULL,
  epoch BIGINT NOT NULL,
  number BIGINT NOT NULL,
  game TEXT NOT NULL,
  rules_version BIGINT NOT NULL,
  name TEXT NOT NULL,
  options TEXT NOT NULL,
  clock TEXT NOT NULL,
  created BIGINT NOT NULL,
  started BIGINT NOT NULL,
  ended BIGINT NOT NULL,
  turns BIGINT NOT NULL,
  abandoned TEXT NOT NULL,
  rated SMALLINT NOT NULL,
  with_bots SMALLINT NOT NULL,
  public SMALLINT NOT NULL
);
CREATE INDEX matches_by_end ON matches (ended, room);
CREATE INDEX matches_public ON matches (ended, room) WHERE public = 1;
CREATE INDEX matches_public_by_game ON matches (game, ended, room) WHERE public = 1;
CREATE INDEX matches_rated ON matches (ended, room) WHERE rated = 1;

-- The packed logs are apart, so that pages of matches stay small.
CREATE TABLE logs (
  room TEXT NOT NULL PRIMARY KEY,
  body BYTEA NOT NULL
);

-- The seats of the matches. `game` and `ended` repeat those of the match, for the indexes.
CREATE TABLE seats (
  room TEXT NOT NULL,
  seat BIGINT NOT NULL,
  first SMALLINT NOT NULL,
  identity TEXT NOT NULL,
  name TEXT NOT NULL,
  bot TEXT NOT NULL,
  place BIGINT,
  points BIGINT,
  result TEXT NOT NULL,
  timeouts BIGINT NOT NULL,
  has_left SMALLINT NOT NULL,
  game TEXT NOT NULL,
  ended BIGINT NOT NULL,
  PRIMARY KEY (room, seat)
);
CREATE INDEX seats_by_person ON seats (identity, ended, room) WHERE first = 1;
CREATE INDEX seats_by_person_and_game ON seats (identity, game, ended, room) WHERE first = 1;

-- The words by which public matches are found: those of the names of the match and its people, in small letters.
CREATE TABLE words (
  word TEXT NOT NULL,
  ended BIGINT NOT NULL,
  room TEXT NOT NULL,
  PRIMARY KEY (word, ended, room)
);
CREATE INDEX words_by_room ON words (room);
