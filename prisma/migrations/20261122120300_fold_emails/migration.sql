-- One folding of email addresses for every database: ASCII letters in lower case, all else as it is. A collation's own lower()
-- makes an i of U+0130 on some databases and on others not, and the app's counters were keyed by a third folding.
-- It parts what lower() took for the same and never joins what it kept apart, so no address that is kept now is in the way.
CREATE FUNCTION "fold_email"("email" TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN lower("email" COLLATE "C");

DROP INDEX "users_live_email_key";
CREATE UNIQUE INDEX "users_live_email_key" ON "users" (fold_email("email")) WHERE "deleted_at" IS NULL;

DROP INDEX "invitations_open_email_key";
CREATE UNIQUE INDEX "invitations_open_email_key" ON "invitations" ("pro_id", fold_email("email")) WHERE "accepted_at" IS NULL;
