-- A message to five hundred has five hundred copies, and two foreign keys are looked up for each: that was half the time of sending.
-- The same two promises are kept here for all copies of a statement at once (decision 055): a copy has its message and its player,
-- both stay while it is written, and it goes with either.
ALTER TABLE "message_recipients" DROP CONSTRAINT "message_recipients_player_id_fkey";
ALTER TABLE "message_recipients" DROP CONSTRAINT "message_recipients_message_id_fkey";

CREATE FUNCTION message_recipients_check_sides() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  found bigint;
BEGIN
  -- Whoever is being deleted is waited for, and then is missed here; whoever stands cannot be deleted until this is committed.
  PERFORM FROM messages m WHERE m.id IN (SELECT message_id FROM added) FOR KEY SHARE;
  GET DIAGNOSTICS found = ROW_COUNT;
  IF found = (SELECT count(DISTINCT message_id) FROM added) THEN
    PERFORM FROM users u WHERE u.id IN (SELECT player_id FROM added) FOR KEY SHARE;
    GET DIAGNOSTICS found = ROW_COUNT;
    IF found = (SELECT count(DISTINCT player_id) FROM added) THEN
      RETURN NULL;
    END IF;
  END IF;
  RAISE foreign_key_violation USING MESSAGE = 'message_recipients_sides: a copy needs its message and its player', CONSTRAINT = 'message_recipients_sides';
END $$;
CREATE TRIGGER message_recipients_sides AFTER INSERT ON message_recipients
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION message_recipients_check_sides();

CREATE FUNCTION message_recipients_refuse_other_sides() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE foreign_key_violation USING MESSAGE = 'message_recipients_stay: a copy stays with its message and its player', CONSTRAINT = 'message_recipients_stay';
END $$;
CREATE TRIGGER message_recipients_stay BEFORE UPDATE OF player_id, message_id ON message_recipients
  FOR EACH ROW WHEN (OLD.player_id <> NEW.player_id OR OLD.message_id <> NEW.message_id)
  EXECUTE FUNCTION message_recipients_refuse_other_sides();

CREATE FUNCTION message_recipients_go_with_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM message_recipients WHERE message_id IN (SELECT id FROM gone);
  RETURN NULL;
END $$;
CREATE TRIGGER messages_take_copies AFTER DELETE ON messages
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION message_recipients_go_with_message();

CREATE FUNCTION message_recipients_go_with_player() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM message_recipients WHERE player_id IN (SELECT id FROM gone);
  RETURN NULL;
END $$;
CREATE TRIGGER users_take_copies AFTER DELETE ON users
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION message_recipients_go_with_player();

-- Ids of what copies point at never change; a foreign key would have followed them.
CREATE FUNCTION refuse_other_id() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE foreign_key_violation USING MESSAGE = 'ids_stay: copies of messages point at this id', CONSTRAINT = 'ids_stay';
END $$;
CREATE TRIGGER messages_ids_stay BEFORE UPDATE OF id ON messages
  FOR EACH ROW WHEN (OLD.id <> NEW.id) EXECUTE FUNCTION refuse_other_id();
CREATE TRIGGER users_ids_stay BEFORE UPDATE OF id ON users
  FOR EACH ROW WHEN (OLD.id <> NEW.id) EXECUTE FUNCTION refuse_other_id();
