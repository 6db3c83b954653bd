import type { Migration } from '../src/platform/index.js';

// The price of one unit of the other currency in riyals, and its date: without both, amounts are shown in riyals only.
export const up: Migration = `
ALTER TABLE platform.system_settings
  ADD COLUMN currency_rate numeric(12, 6) CHECK (currency_rate > 0),
  ADD COLUMN currency_rated_on date,
  ADD CONSTRAINT system_settings_rate_is_dated CHECK ((currency_rate IS NULL) = (currency_rated_on IS NULL)),
  ADD CONSTRAINT system_settings_rate_has_currency CHECK (currency <> 'SAR' OR currency_rate IS NULL);
`;

export const down: Migration = `
ALTER TABLE platform.system_settings DROP COLUMN currency_rated_on, DROP COLUMN currency_rate;
`;
