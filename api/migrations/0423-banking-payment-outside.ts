import type { Migration } from '../src/platform/index.js';

/** A payment of a batch goes either to a sub-account or to the payee's account at any bank. */
export const up: Migration = `
ALTER TABLE banking.batch_payment
  ALTER COLUMN to_account_id DROP NOT NULL,
  ADD COLUMN to_iban text CHECK (to_iban ~ '^SA[0-9]{22}$'),
  ADD CONSTRAINT batch_payment_goes_to_one CHECK (num_nonnulls(to_account_id, to_iban) = 1);
`;

export const down: Migration = `
ALTER TABLE banking.batch_payment DROP CONSTRAINT batch_payment_goes_to_one, DROP COLUMN to_iban,
  ALTER COLUMN to_account_id SET NOT NULL;
`;
