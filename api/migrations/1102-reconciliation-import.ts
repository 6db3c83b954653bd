import type { Migration } from '../src/platform/index.js';

export const up: Migration = `
-- A movement of zero is a notice of the bank: stored, and never waiting for an entry.
ALTER TABLE reconciliation.line DROP CONSTRAINT line_amount_halalas_check;

-- A statement without matched lines may be removed; the audit trail records by whom, and its content.
GRANT DELETE ON reconciliation.statement, reconciliation.line, reconciliation.match TO waqf_app;
CREATE INDEX line_of_statement ON reconciliation.line (statement_id);

-- What a person said of the columns of a bank's CSV files. Places are counted from zero.
CREATE TABLE reconciliation.statement_columns (
  waqf_id uuid NOT NULL,
  bank_code text NOT NULL CHECK (bank_code ~ '^[0-9]{2}$'),
  headings text NOT NULL CHECK (char_length(headings) <= 2000),
  columns jsonb NOT NULL,
  chosen_at timestamptz NOT NULL,
  PRIMARY KEY (waqf_id, bank_code, headings)
);
REVOKE DELETE ON reconciliation.statement_columns FROM waqf_app;
`;

export const down: Migration = `
DROP TABLE reconciliation.statement_columns;
DROP INDEX reconciliation.line_of_statement;
REVOKE DELETE ON reconciliation.statement, reconciliation.line, reconciliation.match FROM waqf_app;
ALTER TABLE reconciliation.line ADD CONSTRAINT line_amount_halalas_check CHECK (amount_halalas <> 0) NOT VALID;
`;
