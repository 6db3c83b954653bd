import type { Migration } from '../src/platform/index.js';

/** Ids of recently refused transfers: another process may still be handling a request with the same key. */
export const up: Migration = `
CREATE TABLE banking.refused_key (
  id uuid PRIMARY KEY,
  refused_at timestamptz NOT NULL
);
CREATE INDEX refused_key_by_age ON banking.refused_key (refused_at);
`;

export const down: Migration = `
DROP TABLE banking.refused_key;
`;
