import type { Migration } from '../src/platform/index.js';

export const up: Migration = `
CREATE TABLE reconciliation.statement (
  id uuid PRIMARY KEY,
  waqf_id uuid NOT NULL,
  account_id uuid NOT NULL,
  format text NOT NULL CHECK (format IN ('csv', 'mt940', 'camt053')),
  file_name text NOT NULL CHECK (char_length(file_name) BETWEEN 1 AND 200),
  sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  number text,
  first_day date NOT NULL,
  last_day date NOT NULL,
  opening_halalas bigint NOT NULL,
  closing_halalas bigint NOT NULL,
  line_count integer NOT NULL CHECK (line_count >= 0),
  new_lines integer NOT NULL CHECK (new_lines BETWEEN 0 AND line_count),
  imported_at timestamptz NOT NULL,
  imported_by text NOT NULL,
  -- The same file is imported once.
  UNIQUE (account_id, sha256),
  CHECK (first_day <= last_day)
);
CREATE INDEX statement_of_waqf ON reconciliation.statement (waqf_id, imported_at DESC, id DESC);
CREATE INDEX statement_latest ON reconciliation.statement (account_id, last_day DESC, imported_at DESC);

CREATE TABLE reconciliation.line (
  id uuid PRIMARY KEY,
  statement_id uuid NOT NULL REFERENCES reconciliation.statement,
  waqf_id uuid NOT NULL,
  account_id uuid NOT NULL,
  booked_on date NOT NULL,
  -- Positive into the account.
  amount_halalas bigint NOT NULL CHECK (amount_halalas <> 0),
  refs text[] NOT NULL,
  description text NOT NULL,
  fingerprint text NOT NULL CHECK (fingerprint ~ '^[0-9a-f]{64}$'),
  -- The same line is imported once, whichever statements bring it.
  UNIQUE (account_id, fingerprint)
);
CREATE INDEX line_of_account ON reconciliation.line (account_id, booked_on, id);

CREATE TABLE reconciliation.match (
  id uuid PRIMARY KEY,
  line_id uuid NOT NULL REFERENCES reconciliation.line,
  account_id uuid NOT NULL,
  -- The ledger's; it never changes, so what it says is kept beside it.
  entry_id uuid NOT NULL,
  entry_at timestamptz NOT NULL,
  entry_amount_halalas bigint NOT NULL,
  entry_description text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('reference', 'amount_date', 'person', 'created')),
  -- Of the request that made the entry, so that the same request again finds its answer.
  fingerprint text,
  matched_at timestamptz NOT NULL,
  -- Name of the person; null when the line found its entry by itself.
  matched_by text,
  undone_at timestamptz,
  undone_by text,
  undone_reason text,
  CHECK (num_nulls(undone_at, undone_by, undone_reason) IN (0, 3))
);
-- No line and no entry of an account is in two matches.
CREATE UNIQUE INDEX match_one_line ON reconciliation.match (line_id) WHERE undone_at IS NULL;
CREATE UNIQUE INDEX match_one_entry ON reconciliation.match (account_id, entry_id) WHERE undone_at IS NULL;

REVOKE UPDATE, DELETE ON reconciliation.statement, reconciliation.line, reconciliation.match FROM waqf_app;
GRANT UPDATE (undone_at, undone_by, undone_reason) ON reconciliation.match TO waqf_app;
`;

export const down: Migration = `
DROP TABLE reconciliation.match;
DROP TABLE reconciliation.line;
DROP TABLE reconciliation.statement;
`;
