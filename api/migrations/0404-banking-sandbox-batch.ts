import type { Migration } from '../src/platform/index.js';

/**
 * Batches of transfers at the sandbox bank: transfers that were ordered together. Each item is a transfer or a refusal.
 */
export const up: Migration = `
CREATE TABLE bank_sandbox.batch (
  -- The customer's; one reference is carried out once.
  reference uuid PRIMARY KEY,
  debit_iban text NOT NULL
);
CREATE TABLE bank_sandbox.batch_item (
  batch uuid NOT NULL REFERENCES bank_sandbox.batch (reference),
  place integer NOT NULL,
  reference uuid NOT NULL UNIQUE,
  PRIMARY KEY (batch, place)
);
GRANT SELECT, INSERT ON bank_sandbox.batch, bank_sandbox.batch_item TO waqf_app;
`;

export const down: Migration = `
DROP TABLE bank_sandbox.batch_item;
DROP TABLE bank_sandbox.batch;
`;
