import { accountsOfWaqf, waqfCount } from './sizes.mjs';

/**
 * The reference for comparison: the speed of PostgreSQL when a posting is only two updates and one insert, and
 * guarantees nothing but a balance that is not negative.
 */
const accounts = waqfCount * accountsOfWaqf;
const neighbours = accountsOfWaqf - 1;

/** As many accounts as in the platform, and a table of entries with a key and two indexes. */
export const minimalSeed = `
CREATE TABLE bench.minimal_account (id integer PRIMARY KEY, balance bigint NOT NULL CHECK (balance >= 0));
INSERT INTO bench.minimal_account SELECT n, 1000000000 FROM generate_series(1, ${accounts}) AS n;
CREATE TABLE bench.minimal_entry (id uuid PRIMARY KEY DEFAULT gen_random_uuid(), debit integer NOT NULL,
  credit integer NOT NULL, amount bigint NOT NULL, at timestamptz NOT NULL DEFAULT now());
CREATE INDEX ON bench.minimal_entry (debit, at);
CREATE INDEX ON bench.minimal_entry (credit, at);
ANALYZE bench.minimal_account;
`;

/** One posting per transaction, in one round trip; the lower account first, so that transactions cannot deadlock. */
export const minimalScriptOf = (kind) => `\\set a ${kind === 'hot' ? '1' : `random(1, ${accounts - neighbours})`}
\\set b :a + random(1, ${neighbours})
WITH debited AS (UPDATE bench.minimal_account SET balance = balance - 1 WHERE id = :a),
  credited AS (UPDATE bench.minimal_account SET balance = balance + 1 WHERE id = :b)
INSERT INTO bench.minimal_entry (debit, credit, amount) VALUES (:a, :b, 1);
`;
