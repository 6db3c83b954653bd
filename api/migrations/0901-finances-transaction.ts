import type { Migration } from '../src/platform/index.js';

/**
 * Waqfs and people belong to other contexts: only ids are stored. The id is also that of the ledger entry, which holds
 * the money.
 */
export const up: Migration = `
CREATE TABLE finances.transaction (
  id uuid PRIMARY KEY,
  waqf_id uuid NOT NULL,
  type text NOT NULL CHECK (type IN ('income', 'expense')),
  amount_halalas bigint NOT NULL CHECK (amount_halalas > 0),
  source text CHECK (source IN ('rent', 'investment', 'donation', 'corpus_addition', 'compensation', 'other_income')),
  category text CHECK (category IN ('maintenance', 'utilities', 'salaries', 'insurance', 'fees', 'nazir_fee', 'legal',
    'supplies', 'other_expense')),
  description text NOT NULL CHECK (char_length(description) BETWEEN 3 AND 400),
  occurred_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  -- Null for the platform itself.
  recorded_by uuid,
  -- A mistake is undone by another row, once.
  reverses_id uuid UNIQUE REFERENCES finances.transaction (id),
  reason text,
  -- What it is found by: words of the description and of its source or category from each of their letters on,
  -- the riyals.
  words tsvector NOT NULL,
  CHECK (type = 'income' OR source IS NULL),
  CHECK (type = 'expense' OR category IS NULL),
  CHECK ((reverses_id IS NULL) = (reason IS NULL)),
  CHECK (reverses_id <> id)
);
CREATE INDEX transaction_of_waqf ON finances.transaction (waqf_id, occurred_at DESC, id DESC) INCLUDE (type,
  amount_halalas, reverses_id);
CREATE INDEX transaction_newest ON finances.transaction (occurred_at DESC, id DESC);
CREATE INDEX transaction_words ON finances.transaction USING gin (words);
-- Append-only: a row never changes and never goes.
REVOKE UPDATE, DELETE ON finances.transaction FROM waqf_app;
`;

export const down: Migration = `
DROP TABLE finances.transaction;
`;
