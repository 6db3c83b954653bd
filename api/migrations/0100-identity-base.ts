import type { Migration } from '../src/platform/index.js';

export const up: Migration = `
CREATE TABLE identity.person (
  id uuid PRIMARY KEY,
  national_id text NOT NULL UNIQUE CHECK (national_id ~ '^[12][0-9]{9}$'),
  full_name text NOT NULL CHECK (length(full_name) >= 2),
  email text,
  phone text CHECK (phone ~ '^\\+9665[0-9]{8}$'),
  active_role text NOT NULL CHECK (active_role IN ('waqif', 'nazir', 'beneficiary', 'admin')),
  preferred_language text NOT NULL DEFAULT 'ar' CHECK (preferred_language IN ('ar', 'en')),
  email_notifications boolean NOT NULL DEFAULT true,
  sms_notifications boolean NOT NULL DEFAULT false,
  push_notifications boolean NOT NULL DEFAULT true,
  waqf_updates boolean NOT NULL DEFAULT true,
  transaction_alerts boolean NOT NULL DEFAULT true,
  document_reminders boolean NOT NULL DEFAULT true,
  report_ready boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL,
  deactivated_at timestamptz
);

CREATE TABLE identity.person_role (
  person_id uuid NOT NULL REFERENCES identity.person (id),
  role text NOT NULL CHECK (role IN ('waqif', 'nazir', 'beneficiary', 'admin')),
  granted_at timestamptz NOT NULL,
  PRIMARY KEY (person_id, role)
);
CREATE INDEX person_role_role ON identity.person_role (role);

CREATE TABLE identity.session (
  id uuid PRIMARY KEY,
  -- sha256 of the cookie's value: a stolen table opens nothing.
  token_hash bytea NOT NULL UNIQUE CHECK (length(token_hash) = 32),
  person_id uuid NOT NULL REFERENCES identity.person (id),
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  ended_at timestamptz,
  ended_because text CHECK (ended_because IN ('logout', 'replaced', 'role-change', 'deactivated', 'revoked')),
  CHECK ((ended_at IS NULL) = (ended_because IS NULL))
);
CREATE INDEX session_person ON identity.session (person_id) WHERE ended_at IS NULL;

CREATE TABLE identity.sign_in (
  -- Also the requestId that Nafath repeats in its callback.
  id uuid PRIMARY KEY,
  national_id text NOT NULL,
  -- sha256 of the cookie of the browser that started it.
  browser_hash bytea NOT NULL CHECK (length(browser_hash) = 32),
  provider_transaction_id text NOT NULL UNIQUE,
  random text NOT NULL,
  status text NOT NULL DEFAULT 'WAITING' CHECK (status IN ('WAITING', 'COMPLETED', 'REJECTED', 'EXPIRED')),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- When the token that Nafath signed for this person and transaction arrived: the only proof.
  verified_at timestamptz,
  -- When the proof was turned into a session or a registration; it serves once.
  used_at timestamptz,
  address text NOT NULL
);
CREATE INDEX sign_in_national_id ON identity.sign_in (national_id, created_at);
`;

export const down: Migration = `
DROP TABLE identity.sign_in;
DROP TABLE identity.session;
DROP TABLE identity.person_role;
DROP TABLE identity.person;
`;
