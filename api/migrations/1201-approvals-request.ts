import type { Migration } from '../src/platform/index.js';

/** Transfers that await or had the founder's decision become requests with the transfer's id. */
export const up: Migration = `
CREATE TABLE approvals.request (
  id uuid PRIMARY KEY,
  -- Open: each owner registers its kinds.
  kind text NOT NULL CHECK (kind ~ '^[a-z][a-z_]{0,62}$'),
  subject_id uuid NOT NULL,
  waqf_id uuid NOT NULL,
  amount_halalas bigint CHECK (amount_halalas > 0),
  describe_ar text NOT NULL,
  describe_en text NOT NULL,
  -- SHA-256 of what the person who decides is shown.
  hash text NOT NULL CHECK (hash ~ '^[0-9a-f]{64}$'),
  state text NOT NULL CHECK (state IN ('requested', 'approved', 'rejected', 'withdrawn', 'expired')),
  requested_by uuid NOT NULL,
  requested_at timestamptz NOT NULL,
  decided_by uuid,
  decided_at timestamptz,
  reason text,
  CONSTRAINT request_decided_whole CHECK (
    state = 'requested' AND num_nulls(decided_by, decided_at, reason) = 3
    OR state = 'approved' AND num_nulls(decided_by, decided_at) = 0 AND reason IS NULL
    OR state = 'rejected' AND num_nulls(decided_by, decided_at, reason) = 0
    OR state IN ('withdrawn', 'expired') AND decided_at IS NOT NULL
  )
);
CREATE UNIQUE INDEX request_one_open ON approvals.request (kind, subject_id) WHERE state = 'requested';
CREATE INDEX request_of_waqf ON approvals.request (waqf_id, requested_at DESC, id DESC);
CREATE INDEX request_waiting ON approvals.request (waqf_id) WHERE state = 'requested';
-- A request that was ever made stays on record.
REVOKE DELETE ON approvals.request FROM waqf_app;

INSERT INTO approvals.request
  (id, kind, subject_id, waqf_id, amount_halalas, describe_ar, describe_en, hash, state, requested_by, requested_at,
   decided_by, decided_at, reason)
SELECT id, 'bank_transfer', id, waqf_id, amount_halalas, ar, en,
  encode(sha256(convert_to(concat_ws(E'\\n', 'bank_transfer', id, waqf_id, amount_halalas, ar, en), 'UTF8')), 'hex'),
  CASE state WHEN 'awaiting_approval' THEN 'requested' WHEN 'rejected' THEN 'rejected' ELSE 'approved' END,
  requested_by, created_at, decided_by, decided_at, rejection
FROM (
  SELECT transfer.*,
    coalesce(nullif(transfer.description, ''), 'تحويل إلى '
      || CASE account_type WHEN 'main_waqf' THEN 'الحساب الرئيسي' ELSE holder_name END) AS ar,
    coalesce(nullif(transfer.description, ''), 'Transfer to '
      || CASE account_type WHEN 'main_waqf' THEN 'Main account' ELSE holder_name END) AS en
  FROM banking.transfer JOIN banking.account ON account.id = transfer.to_account_id
  WHERE needs_approval
) AS shown;

DROP INDEX banking.transfer_approval;
-- Constraints over the columns go with them.
ALTER TABLE banking.transfer DROP COLUMN decided_by, DROP COLUMN decided_at;
ALTER TABLE banking.transfer
  ADD CONSTRAINT transfer_awaits_where_needed CHECK (needs_approval OR state NOT IN ('awaiting_approval', 'rejected'));
`;

export const down: Migration = `
ALTER TABLE banking.transfer DROP CONSTRAINT transfer_awaits_where_needed;
ALTER TABLE banking.transfer ADD COLUMN decided_by uuid, ADD COLUMN decided_at timestamptz;
UPDATE banking.transfer SET decided_by = request.decided_by, decided_at = request.decided_at
FROM approvals.request WHERE request.kind = 'bank_transfer' AND request.subject_id = transfer.id;
ALTER TABLE banking.transfer
  ADD CHECK (needs_approval OR (state NOT IN ('awaiting_approval', 'rejected') AND decided_by IS NULL)),
  ADD CHECK (num_nulls(decided_by, decided_at) IN (0, 2)),
  ADD CHECK ((state = 'awaiting_approval') <= (decided_by IS NULL));
CREATE INDEX transfer_approval ON banking.transfer (waqf_id, created_at DESC, id DESC) WHERE needs_approval;
DROP TABLE approvals.request;
`;
