import type { Migration } from '../src/platform/index.js';

/**
 * The words by which each waqf is found, written by the use cases that change it; rows of older waqfs are filled in at
 * the next start.
 */
export const up: Migration = `
CREATE TABLE endowments.waqf_search (
  waqf_id uuid PRIMARY KEY REFERENCES endowments.waqf (id),
  -- The name by its search key, to put those first that begin with what was typed.
  name_key text NOT NULL,
  deed_number text,
  nazir_name text,
  waqif_name text NOT NULL,
  -- Each word of these from each of its letters on.
  words tsvector NOT NULL
);
CREATE INDEX waqf_search_words ON endowments.waqf_search USING gin (words);
REVOKE DELETE ON endowments.waqf_search FROM waqf_app;
`;

export const down: Migration = `
DROP TABLE endowments.waqf_search;
`;
