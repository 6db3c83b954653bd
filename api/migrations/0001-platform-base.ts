import type { Migration } from '../src/platform/index.js';

export const up: Migration = `
CREATE TABLE platform.outbox_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The writer's transaction: readers stop at the oldest one still open, so that a late commit is never passed over.
  transaction_id xid8 NOT NULL DEFAULT pg_current_xact_id(),
  type text NOT NULL,
  payload jsonb NOT NULL,
  occurred_at timestamptz NOT NULL,
  delivered_at timestamptz,
  attempts integer NOT NULL DEFAULT 0,
  retry_at timestamptz
);
CREATE INDEX outbox_event_undelivered ON platform.outbox_event (id) WHERE delivered_at IS NULL;
CREATE INDEX outbox_event_stream ON platform.outbox_event (transaction_id, id);

CREATE TABLE platform.outbox_handled (
  event_id bigint NOT NULL REFERENCES platform.outbox_event (id),
  listener text NOT NULL,
  PRIMARY KEY (event_id, listener)
);

CREATE TABLE platform.audit_entry (
  id uuid PRIMARY KEY,
  occurred_at timestamptz NOT NULL,
  actor_id uuid,
  actor_name text NOT NULL,
  action text NOT NULL,
  subject_type text NOT NULL,
  subject_id text NOT NULL,
  details jsonb NOT NULL,
  reference text NOT NULL
);
CREATE INDEX audit_entry_subject ON platform.audit_entry (subject_type, subject_id, occurred_at DESC);
CREATE INDEX audit_entry_time ON platform.audit_entry (occurred_at DESC, id DESC);
REVOKE UPDATE, DELETE, TRUNCATE ON platform.audit_entry FROM waqf_app;

CREATE TABLE platform.system_settings (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  launch_mode text NOT NULL DEFAULT 'open' CHECK (launch_mode IN ('open', 'closed')),
  site_name text NOT NULL DEFAULT 'منصة وقف' CHECK (length(site_name) >= 1),
  site_description text NOT NULL DEFAULT 'منصة لإدارة الأوقاف',
  admin_email text NOT NULL DEFAULT 'admin@waqf.example',
  support_email text NOT NULL DEFAULT 'support@waqf.example',
  enable_registration boolean NOT NULL DEFAULT true,
  enable_notifications boolean NOT NULL DEFAULT true,
  enable_email_notifications boolean NOT NULL DEFAULT true,
  enable_sms_notifications boolean NOT NULL DEFAULT false,
  maintenance_mode boolean NOT NULL DEFAULT false,
  max_file_size integer NOT NULL DEFAULT 10 CHECK (max_file_size BETWEEN 1 AND 100),
  allowed_file_types text[] NOT NULL DEFAULT ARRAY['pdf', 'jpg', 'png'],
  session_timeout integer NOT NULL DEFAULT 30 CHECK (session_timeout BETWEEN 5 AND 1440),
  backup_frequency text NOT NULL DEFAULT 'daily' CHECK (backup_frequency IN ('daily', 'weekly', 'monthly')),
  date_format text NOT NULL DEFAULT 'dd/mm/yyyy' CHECK (date_format IN ('dd/mm/yyyy', 'mm/dd/yyyy', 'yyyy-mm-dd')),
  currency text NOT NULL DEFAULT 'SAR' CHECK (currency IN ('SAR', 'USD', 'EUR')),
  timezone text NOT NULL DEFAULT 'Asia/Riyadh',
  rate_limit_per_minute integer NOT NULL DEFAULT 100 CHECK (rate_limit_per_minute >= 1),
  failed_login_limit integer NOT NULL DEFAULT 5 CHECK (failed_login_limit >= 1)
);
INSERT INTO platform.system_settings DEFAULT VALUES;
REVOKE INSERT, DELETE, TRUNCATE ON platform.system_settings FROM waqf_app;

-- Shape asked for by rate-limiter-flexible.
CREATE TABLE platform.rate_limit (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);

CREATE TABLE platform.sample_step (
  name text PRIMARY KEY,
  ran_at timestamptz NOT NULL
);
`;

export const down: Migration = `
DROP TABLE platform.sample_step;
DROP TABLE platform.rate_limit;
DROP TABLE platform.system_settings;
DROP TABLE platform.audit_entry;
DROP TABLE platform.outbox_handled;
DROP TABLE platform.outbox_event;
`;
