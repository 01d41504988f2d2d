-- What histories and profiles need: whether a match is public, and what its game has counted, at each of its seats.

ALTER TABLE seats ADD COLUMN public SMALLINT NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN counted TEXT NOT NULL DEFAULT '';
UPDATE seats SET public = (SELECT m.public FROM matches m WHERE m.room = seats.room);
CREATE INDEX seats_public_by_person ON seats (identity, public, ended, room) WHERE first = 1;
CREATE INDEX seats_public_by_person_and_game ON seats (identity, public, game, ended, room) WHERE first = 1;
CREATE INDEX matches_public_by_rated ON matches (rated, ended, room) WHERE public = 1;
CREATE INDEX matches_public_by_game_and_rated ON matches (game, rated, ended, room) WHERE public = 1;
