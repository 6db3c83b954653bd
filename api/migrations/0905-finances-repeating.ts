import type { Migration } from '../src/platform/index.js';

/** Transactions that a nazir expects every month, quarter or year; they are proposed, and entered only by a user. */
export const up: Migration = `
CREATE TABLE finances.repeating (
  id uuid PRIMARY KEY,
  waqf_id uuid NOT NULL,
  type text NOT NULL CHECK (type IN ('income', 'expense')),
  amount_halalas bigint NOT NULL CHECK (amount_halalas > 0),
  description text NOT NULL CHECK (char_length(description) BETWEEN 3 AND 300),
  source text,
  category text,
  every_months integer NOT NULL CHECK (every_months IN (1, 3, 12)),
  first_on date NOT NULL,
  last_on date CHECK (last_on >= first_on),
  created_by uuid NOT NULL,
  created_at timestamptz NOT NULL,
  ended_at timestamptz,
  ended_by uuid,
  CHECK (num_nulls(ended_at, ended_by) IN (0, 2)),
  CHECK (type = 'income' OR source IS NULL),
  CHECK (type = 'expense' OR category IS NULL)
);
CREATE INDEX repeating_of_waqf ON finances.repeating (waqf_id, first_on) WHERE ended_at IS NULL;
REVOKE DELETE ON finances.repeating FROM waqf_app;

-- One answer a period: entered or skipped, once.
CREATE TABLE finances.repeating_turn (
  repeating_id uuid NOT NULL REFERENCES finances.repeating (id),
  due_on date NOT NULL,
  -- Null: skipped.
  transaction_id uuid UNIQUE REFERENCES finances.transaction (id),
  answered_by uuid NOT NULL,
  answered_at timestamptz NOT NULL,
  PRIMARY KEY (repeating_id, due_on)
);
REVOKE UPDATE, DELETE ON finances.repeating_turn FROM waqf_app;
`;

export const down: Migration = `
DROP TABLE finances.repeating_turn;
DROP TABLE finances.repeating;
`;
