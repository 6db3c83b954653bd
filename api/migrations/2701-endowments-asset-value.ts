import type { Migration } from '../src/platform/index.js';

/** The value of a waqf's assets by a valuation or a deed; a row is never changed, a newer one is added. */
export const up: Migration = `
CREATE TABLE endowments.asset_value (
  id uuid PRIMARY KEY,
  waqf_id uuid NOT NULL REFERENCES endowments.waqf (id),
  amount bigint NOT NULL CHECK (amount > 0),
  valued_on date NOT NULL,
  source text NOT NULL CHECK (source IN ('valuation', 'deed')),
  reference text NOT NULL CHECK (char_length(reference) BETWEEN 3 AND 200),
  recorded_by uuid NOT NULL,
  recorded_at timestamptz NOT NULL
);
CREATE INDEX asset_value_of_waqf ON endowments.asset_value (waqf_id, valued_on DESC, recorded_at DESC, id DESC);
REVOKE UPDATE, DELETE ON endowments.asset_value FROM waqf_app;
`;

export const down: Migration = 'DROP TABLE endowments.asset_value;';
