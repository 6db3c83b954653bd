import type { Migration } from '../src/platform/index.js';

// People who have already signed in keep their current name, because they may have entered it themselves.
export const up: Migration = `
ALTER TABLE identity.sign_in ADD COLUMN verified_name text CHECK (length(verified_name) BETWEEN 2 AND 200);
ALTER TABLE identity.person ADD COLUMN name_confirmed_at timestamptz;
UPDATE identity.person SET name_confirmed_at = created_at
  WHERE EXISTS (SELECT FROM identity.session WHERE session.person_id = person.id);
`;

export const down: Migration = `
ALTER TABLE identity.person DROP COLUMN name_confirmed_at;
ALTER TABLE identity.sign_in DROP COLUMN verified_name;
`;
