-- The month (UTC, such as 2026-11) of the newest rated match, '' where it is not known: so that the index has the order
-- of the leaderboard of a month, too.
ALTER TABLE ratings ADD COLUMN month TEXT NOT NULL DEFAULT '';
CREATE INDEX ratings_by_month ON ratings (game, tempo, month, points, identity);
