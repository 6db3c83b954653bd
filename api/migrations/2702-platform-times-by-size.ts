import type { Migration } from '../src/platform/index.js';

/** Legal deadlines by the value of a waqf's assets; the same for all waqfs until an administrator changes them. */
export const up: Migration = `
ALTER TABLE platform.system_settings
  ADD COLUMN registration_working_days_medium integer NOT NULL DEFAULT 30
    CHECK (registration_working_days_medium BETWEEN 1 AND 365),
  ADD COLUMN change_working_days_medium integer NOT NULL DEFAULT 15
    CHECK (change_working_days_medium BETWEEN 1 AND 365),
  ADD COLUMN distribution_months_medium integer NOT NULL DEFAULT 3
    CHECK (distribution_months_medium BETWEEN 1 AND 24),
  ADD COLUMN registration_working_days_large integer NOT NULL DEFAULT 30
    CHECK (registration_working_days_large BETWEEN 1 AND 365),
  ADD COLUMN change_working_days_large integer NOT NULL DEFAULT 15
    CHECK (change_working_days_large BETWEEN 1 AND 365),
  ADD COLUMN distribution_months_large integer NOT NULL DEFAULT 3
    CHECK (distribution_months_large BETWEEN 1 AND 24),
  ADD COLUMN medium_waqf_millions integer NOT NULL DEFAULT 50 CHECK (medium_waqf_millions BETWEEN 1 AND 100000),
  ADD COLUMN large_waqf_millions integer NOT NULL DEFAULT 200 CHECK (large_waqf_millions BETWEEN 1 AND 100000),
  ADD CONSTRAINT waqf_sizes_in_order CHECK (medium_waqf_millions < large_waqf_millions);
UPDATE platform.system_settings SET
  registration_working_days_medium = registration_working_days,
  registration_working_days_large = registration_working_days,
  change_working_days_medium = change_working_days,
  change_working_days_large = change_working_days,
  distribution_months_medium = distribution_months,
  distribution_months_large = distribution_months;
`;

export const down: Migration = `
ALTER TABLE platform.system_settings
  DROP COLUMN registration_working_days_medium, DROP COLUMN change_working_days_medium,
  DROP COLUMN distribution_months_medium, DROP COLUMN registration_working_days_large,
  DROP COLUMN change_working_days_large, DROP COLUMN distribution_months_large,
  DROP COLUMN medium_waqf_millions, DROP COLUMN large_waqf_millions;
`;
