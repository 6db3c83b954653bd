import type { Migration } from '../src/platform/index.js';

/**
 * Nobody may decide their own request: adds a second person, a waiting time for a requester who is alone, and daily
 * totals.
 */
export const up: Migration = `
ALTER TABLE approvals.request
  -- A person beside the waqf's own parties who decides too.
  ADD COLUMN approver_id uuid,
  -- The requester never decides alone, whatever time passes: the money is their own.
  ADD COLUMN others_only boolean NOT NULL DEFAULT false,
  -- From when the requester may decide alone, where the waqf has nobody else.
  ADD COLUMN self_approval_from timestamptz,
  ADD CONSTRAINT request_alone_or_not CHECK (self_approval_from IS NULL OR (approver_id IS NULL AND NOT others_only));
CREATE INDEX request_of_approver ON approvals.request (approver_id) WHERE approver_id IS NOT NULL;

ALTER TABLE banking.account ADD COLUMN holder_person_id uuid;
UPDATE banking.account SET holder_person_id = beneficiary.person_id
FROM beneficiaries.beneficiary WHERE beneficiary.id = account.beneficiary_id;

ALTER TABLE banking.transfer_policy
  ALTER COLUMN approval_above_halalas DROP NOT NULL,
  ADD COLUMN second_approver_id uuid,
  ADD COLUMN second_approver_name text,
  ADD CONSTRAINT transfer_policy_approver_whole CHECK (num_nulls(second_approver_id, second_approver_name) IN (0, 2));

-- What left an account, and what reached a payee, on a day of Riyadh without anybody's approval.
CREATE TABLE banking.transfer_day (
  -- An account, or the beneficiary behind the receiving account.
  party_id uuid NOT NULL,
  side text NOT NULL CHECK (side IN ('from', 'to')),
  day date NOT NULL,
  halalas bigint NOT NULL CHECK (halalas >= 0),
  -- A payment of the day was approved by somebody: the payee is known from then on.
  is_approved boolean NOT NULL DEFAULT false,
  PRIMARY KEY (party_id, side, day)
);
INSERT INTO banking.transfer_day (party_id, side, day, halalas, is_approved)
SELECT party_id, side, day, coalesce(sum(amount_halalas) FILTER (WHERE NOT needs_approval), 0), bool_or(needs_approval)
FROM (
  SELECT from_account_id AS party_id, 'from' AS side, amount_halalas, needs_approval, state,
    (created_at AT TIME ZONE 'Asia/Riyadh')::date AS day FROM banking.transfer
  UNION ALL
  SELECT coalesce(account.beneficiary_id, account.id), 'to', amount_halalas, needs_approval, transfer.state,
    (transfer.created_at AT TIME ZONE 'Asia/Riyadh')::date
  FROM banking.transfer JOIN banking.account ON account.id = transfer.to_account_id
) AS sides WHERE state NOT IN ('awaiting_approval', 'rejected') GROUP BY party_id, side, day;

UPDATE approvals.request SET self_approval_from = requested_at + interval '24 hours'
FROM endowments.waqf WHERE waqf.id = request.waqf_id AND waqf.waqif_id = request.requested_by
  AND request.state = 'requested' AND request.kind = 'bank_transfer';
`;

export const down: Migration = `
DROP TABLE banking.transfer_day;
DELETE FROM banking.transfer_policy WHERE approval_above_halalas IS NULL;
ALTER TABLE banking.transfer_policy
  DROP COLUMN second_approver_id, DROP COLUMN second_approver_name, ALTER COLUMN approval_above_halalas SET NOT NULL;
ALTER TABLE banking.account DROP COLUMN holder_person_id;
ALTER TABLE approvals.request DROP COLUMN approver_id, DROP COLUMN others_only, DROP COLUMN self_approval_from;
`;
