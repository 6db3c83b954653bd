import type { Migration } from '../src/platform/index.js';

/**
 * People are found by name, normalised like every search (`arabicSearchKey`; the function here fills the column once).
 * The platform must never lose its last administrator: acts that remove the role, or deactivate such an account, run
 * one at a time and are refused when no administrator would remain.
 */
export const up: Migration = `
CREATE FUNCTION pg_temp.person_search_key(given text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT regexp_replace(trim(regexp_replace(lower(translate(
    regexp_replace(normalize(given, NFKC),
      '[\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff\\u0610-\\u061a\\u064b-\\u065f'
      '\\u0670\\u06d6-\\u06dc\\u06df-\\u06e8\\u06ea-\\u06ed\\u0640]', '', 'g'),
    'أإآٱىیکةہ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'اااايي' || 'كهه01234567890123456789')), '\\s+', ' ', 'g')),
    '(?<![[:alpha:]])عبد\\s+(?=ال[[:alpha:]])', 'عبد', 'g')
$$;
ALTER TABLE identity.person ADD COLUMN search_key text NOT NULL DEFAULT '';
UPDATE identity.person SET search_key = pg_temp.person_search_key(full_name);
ALTER TABLE identity.person ALTER COLUMN search_key DROP DEFAULT;
CREATE INDEX person_created ON identity.person (created_at DESC, id DESC);
CREATE INDEX session_person_created ON identity.session (person_id, created_at DESC);

CREATE FUNCTION identity.refuse_loss_of_last_admin() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'person' THEN
    -- Apart from the condition above: the other table has no column id.
    IF NOT EXISTS (SELECT FROM identity.person_role WHERE person_id = NEW.id AND role = 'admin') THEN
      RETURN NULL;
    END IF;
  END IF;
  PERFORM pg_advisory_xact_lock(hashtext('identity.last-admin'));
  IF NOT EXISTS (SELECT FROM identity.person_role r JOIN identity.person p ON p.id = r.person_id
                 WHERE r.role = 'admin' AND p.deactivated_at IS NULL) THEN
    RAISE EXCEPTION 'the last administrator stays' USING ERRCODE = 'check_violation', CONSTRAINT = 'person_last_admin';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER person_role_last_admin AFTER DELETE ON identity.person_role
  FOR EACH ROW WHEN (OLD.role = 'admin') EXECUTE FUNCTION identity.refuse_loss_of_last_admin();
CREATE TRIGGER person_last_admin AFTER UPDATE OF deactivated_at ON identity.person
  FOR EACH ROW WHEN (OLD.deactivated_at IS NULL AND NEW.deactivated_at IS NOT NULL)
  EXECUTE FUNCTION identity.refuse_loss_of_last_admin();
`;

export const down: Migration = `
DROP TRIGGER person_last_admin ON identity.person;
DROP TRIGGER person_role_last_admin ON identity.person_role;
DROP FUNCTION identity.refuse_loss_of_last_admin();
DROP INDEX identity.session_person_created;
DROP INDEX identity.person_created;
ALTER TABLE identity.person DROP COLUMN search_key;
`;
