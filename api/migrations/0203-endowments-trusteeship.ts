import type { Migration } from '../src/platform/index.js';

// Nazirs of waqfs that are already approved count as accepted, because they have been running them.
export const up: Migration = `
ALTER TABLE endowments.waqf
  ADD COLUMN nazir_accepted_at timestamptz,
  ADD COLUMN nazir_declined_at timestamptz,
  ADD COLUMN nazir_declined_by uuid,
  ADD COLUMN nazir_decline_reason text CHECK (char_length(nazir_decline_reason) BETWEEN 3 AND 1000),
  DROP CONSTRAINT waqf_check1;
UPDATE endowments.waqf SET nazir_accepted_at = approved_at WHERE status = 'approved';
ALTER TABLE endowments.waqf
  -- An approved waqf has a nazir, or one who declined.
  ADD CONSTRAINT waqf_nazir CHECK ((status = 'approved' AND nazir_declined_at IS NULL) = (nazir_id IS NOT NULL)),
  ADD CONSTRAINT waqf_nazir_accepted CHECK (nazir_accepted_at IS NULL OR nazir_id IS NOT NULL),
  ADD CONSTRAINT waqf_nazir_declined CHECK (num_nulls(nazir_declined_at, nazir_declined_by, nazir_decline_reason)
    IN (0, 3));
`;

export const down: Migration = `
ALTER TABLE endowments.waqf
  DROP CONSTRAINT waqf_nazir, DROP CONSTRAINT waqf_nazir_accepted, DROP CONSTRAINT waqf_nazir_declined;
UPDATE endowments.waqf SET nazir_id = nazir_declined_by WHERE nazir_declined_at IS NOT NULL;
ALTER TABLE endowments.waqf
  DROP COLUMN nazir_accepted_at, DROP COLUMN nazir_declined_at, DROP COLUMN nazir_declined_by,
  DROP COLUMN nazir_decline_reason,
  ADD CONSTRAINT waqf_check1 CHECK ((status = 'approved') = (nazir_id IS NOT NULL));
`;
