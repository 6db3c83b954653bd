import type { Migration } from '../src/platform/index.js';

/** What a nazir has filed with the authority: the registration of a waqf, or one of its approved changes. */
export const up: Migration = `
CREATE TABLE endowments.filing (
  -- The waqf that was registered, or the amendment that was reported: each is filed once.
  subject_id uuid PRIMARY KEY,
  waqf_id uuid NOT NULL REFERENCES endowments.waqf (id),
  kind text NOT NULL CHECK (kind IN ('registration', 'change')),
  filed_on date NOT NULL,
  number text NOT NULL CHECK (char_length(number) BETWEEN 1 AND 60),
  recorded_by uuid NOT NULL,
  recorded_at timestamptz NOT NULL
);
CREATE INDEX filing_of_waqf ON endowments.filing (waqf_id);
REVOKE UPDATE, DELETE ON endowments.filing FROM waqf_app;
`;

export const down: Migration = 'DROP TABLE endowments.filing;';
