import type { Migration } from '../src/platform/index.js';

/** Nothing is removed: the previous release reads and writes `standing`, and the trigger keeps both columns equal. */
export const contracts = false;

/**
 * `version_status` takes the place of `standing`: the column gets the name that the code uses. A release after this one
 * removes `standing`, which takes its indexes and checks along, and the trigger with its function (ADR 111).
 */
export const up: Migration = `
ALTER TABLE documents.document ADD COLUMN version_status text;
UPDATE documents.document SET version_status = standing;
ALTER TABLE documents.document
  ALTER COLUMN version_status SET NOT NULL,
  ADD CONSTRAINT document_version_status_check
    CHECK (version_status IN ('current', 'proposed', 'superseded', 'withdrawn')),
  ADD CONSTRAINT document_version_of_amendment
    CHECK (version_status NOT IN ('proposed', 'withdrawn') OR amendment_id IS NOT NULL),
  ADD CONSTRAINT document_version_status_is_standing CHECK (version_status = standing);

-- An insert fills one of the two columns, and an update changes one of them: whichever it is, the other one follows.
CREATE FUNCTION documents.equal_version_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.version_status := coalesce(NEW.version_status, NEW.standing);
    NEW.standing := NEW.version_status;
  ELSIF NEW.version_status IS DISTINCT FROM OLD.version_status THEN
    NEW.standing := NEW.version_status;
  ELSE
    NEW.version_status := NEW.standing;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER document_equal_version_status BEFORE INSERT OR UPDATE OF standing, version_status
  ON documents.document FOR EACH ROW EXECUTE FUNCTION documents.equal_version_status();

CREATE UNIQUE INDEX document_one_current_version ON documents.document (waqf_id, type)
  WHERE version_status = 'current';
CREATE UNIQUE INDEX document_one_proposed_version ON documents.document (waqf_id, type)
  WHERE version_status = 'proposed';
CREATE INDEX document_version_same_file ON documents.document (sha256)
  WHERE version_status IN ('current', 'proposed');
CREATE INDEX document_version_same_property ON documents.document (documents.property_number(fields))
  WHERE type = 'property_deed' AND version_status IN ('current', 'proposed');
`;

export const down: Migration = `
DROP TRIGGER document_equal_version_status ON documents.document;
DROP FUNCTION documents.equal_version_status();
ALTER TABLE documents.document DROP COLUMN version_status;
`;
