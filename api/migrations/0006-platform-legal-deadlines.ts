import type { Migration } from '../src/platform/index.js';

/** Legal deadlines are settings, so that an administrator can correct them when the official text differs. */
export const up: Migration = `
ALTER TABLE platform.system_settings
  ADD COLUMN registration_working_days integer NOT NULL DEFAULT 30 CHECK (registration_working_days BETWEEN 1 AND 365),
  ADD COLUMN change_working_days integer NOT NULL DEFAULT 15 CHECK (change_working_days BETWEEN 1 AND 365),
  ADD COLUMN distribution_months integer NOT NULL DEFAULT 3 CHECK (distribution_months BETWEEN 1 AND 24),
  ADD COLUMN record_years integer NOT NULL DEFAULT 10 CHECK (record_years BETWEEN 1 AND 100),
  ADD COLUMN deadlines_source text NOT NULL DEFAULT 'لائحة أعمال النظارة، الهيئة العامة للأوقاف'
    CHECK (char_length(deadlines_source) BETWEEN 3 AND 300);
`;

export const down: Migration = `
ALTER TABLE platform.system_settings DROP COLUMN registration_working_days, DROP COLUMN change_working_days,
  DROP COLUMN distribution_months, DROP COLUMN record_years, DROP COLUMN deadlines_source;
`;
