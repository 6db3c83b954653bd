import type { Migration } from '../src/platform/index.js';

/** The sandbox bank may suspend or close an account. */
export const up: Migration = `
ALTER TABLE bank_sandbox.account ADD COLUMN status text NOT NULL DEFAULT 'ACTIVE'
  CHECK (status IN ('ACTIVE', 'SUSPENDED', 'CLOSED'));
GRANT UPDATE (status) ON bank_sandbox.account TO waqf_app;
`;

export const down: Migration = `
ALTER TABLE bank_sandbox.account DROP COLUMN status;
`;
