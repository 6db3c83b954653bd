import type { Migration } from '../src/platform/index.js';

/** People and deeds belong to other contexts: only ids are stored, without foreign keys across schemas. */
export const up: Migration = `
CREATE TABLE endowments.waqf (
  id uuid PRIMARY KEY,
  waqif_id uuid NOT NULL,
  nazir_id uuid,
  name text NOT NULL CHECK (char_length(name) BETWEEN 2 AND 200),
  description text NOT NULL CHECK (char_length(description) BETWEEN 10 AND 2000),
  status text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'pending', 'approved')),
  property_details jsonb,
  waqf_details jsonb,
  nazir_details jsonb,
  created_at timestamptz NOT NULL,
  approved_at timestamptz,
  approved_by uuid,
  CHECK ((status = 'approved') = (approved_at IS NOT NULL)),
  CHECK ((status = 'approved') = (nazir_id IS NOT NULL)),
  CHECK (status <> 'approved' OR (waqf_details IS NOT NULL AND nazir_details IS NOT NULL))
);
CREATE INDEX waqf_of_founder ON endowments.waqf (waqif_id, created_at DESC, id DESC);
CREATE INDEX waqf_of_nazir ON endowments.waqf (nazir_id, approved_at, id) WHERE nazir_id IS NOT NULL;
CREATE INDEX waqf_newest ON endowments.waqf (created_at DESC, id DESC);

CREATE TABLE endowments.amendment (
  id uuid PRIMARY KEY,
  waqf_id uuid NOT NULL REFERENCES endowments.waqf (id),
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'approved', 'withdrawn')),
  opened_by uuid NOT NULL,
  created_at timestamptz NOT NULL,
  closed_by uuid,
  closed_at timestamptz,
  -- What changed, field by field, as it was when the founder approved.
  differences jsonb,
  CHECK ((status = 'open') = (closed_at IS NULL)),
  CHECK ((status = 'approved') = (differences IS NOT NULL))
);
CREATE UNIQUE INDEX amendment_open_once ON endowments.amendment (waqf_id) WHERE status = 'open';
CREATE INDEX amendment_of_waqf ON endowments.amendment (waqf_id, created_at);
REVOKE DELETE ON endowments.waqf, endowments.amendment FROM waqf_app;
`;

export const down: Migration = `
DROP TABLE endowments.amendment;
DROP TABLE endowments.waqf;
`;
