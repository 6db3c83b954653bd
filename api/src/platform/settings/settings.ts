import { Injectable } from '@nestjs/common';
import type { Ctx } from '../context/ctx.js';
import { inTransaction } from '../context/transactions.js';
import { oneOf, rowOf } from '../database/columns.js';
import { sql } from '../database/sql.js';
import type { SqlValue } from '../database/sql-value.js';

/** The platform's single row of settings; the defaults are those of section 9 of the specification. */
export interface SystemSettings {
  readonly launchMode: 'open' | 'closed';
  readonly siteName: string;
  readonly siteDescription: string;
  readonly adminEmail: string;
  readonly supportEmail: string;
  readonly enableRegistration: boolean;
  readonly enableNotifications: boolean;
  readonly enableEmailNotifications: boolean;
  readonly enableSmsNotifications: boolean;
  readonly maintenanceMode: boolean;
  /** Largest accepted file, in megabytes. */
  readonly maxFileSize: number;
  readonly allowedFileTypes: readonly string[];
  /** Minutes without activity after which a session ends. */
  readonly sessionTimeout: number;
  readonly backupFrequency: 'daily' | 'weekly' | 'monthly';
  readonly dateFormat: 'dd/mm/yyyy' | 'mm/dd/yyyy' | 'yyyy-mm-dd';
  readonly currency: 'SAR' | 'USD' | 'EUR';
  /** Riyals for one unit of `currency`, as a decimal string; null when there is no rate and for riyals. */
  readonly currencyRate: string | null;
  /** The day of the rate, `YYYY-MM-DD`; null exactly when there is no rate. */
  readonly currencyRatedOn: string | null;
  /** Maximum number of unsafe requests per person and minute. */
  readonly rateLimitPerMinute: number;
  readonly failedLoginLimit: number;
  /** Months after a payment within which its beneficiary may object to it. */
  readonly objectionMonths: number;
  /** Working days after the approval of a waqf within which its registration with the authority must be recorded. */
  readonly registrationWorkingDays: number;
  /** Working days after an approved change within which the authority must be notified. */
  readonly changeWorkingDays: number;
  /** Months after the end of a year within which its yield is distributed when the deed does not say. */
  readonly distributionMonths: number;
  /** The same three deadlines for waqfs with medium and with large assets; those above are for smaller ones. */
  readonly registrationWorkingDaysMedium: number;
  readonly changeWorkingDaysMedium: number;
  readonly distributionMonthsMedium: number;
  readonly registrationWorkingDaysLarge: number;
  readonly changeWorkingDaysLarge: number;
  readonly distributionMonthsLarge: number;
  /** Value of the assets, in millions of riyals, from which a waqf is medium or large. */
  readonly mediumWaqfMillions: number;
  readonly largeWaqfMillions: number;
  /** Minimum number of years for which records are kept; the platform deletes none. */
  readonly recordYears: number;
  /** The source of these deadlines, as text that is shown beside them. */
  readonly deadlinesSource: string;
}

const columns: Record<keyof SystemSettings, string> = {
  launchMode: 'launch_mode',
  siteName: 'site_name',
  siteDescription: 'site_description',
  adminEmail: 'admin_email',
  supportEmail: 'support_email',
  enableRegistration: 'enable_registration',
  enableNotifications: 'enable_notifications',
  enableEmailNotifications: 'enable_email_notifications',
  enableSmsNotifications: 'enable_sms_notifications',
  maintenanceMode: 'maintenance_mode',
  maxFileSize: 'max_file_size',
  allowedFileTypes: 'allowed_file_types',
  sessionTimeout: 'session_timeout',
  backupFrequency: 'backup_frequency',
  dateFormat: 'date_format',
  currency: 'currency',
  currencyRate: 'currency_rate',
  currencyRatedOn: 'currency_rated_on',
  rateLimitPerMinute: 'rate_limit_per_minute',
  failedLoginLimit: 'failed_login_limit',
  objectionMonths: 'objection_months',
  registrationWorkingDays: 'registration_working_days',
  changeWorkingDays: 'change_working_days',
  distributionMonths: 'distribution_months',
  registrationWorkingDaysMedium: 'registration_working_days_medium',
  changeWorkingDaysMedium: 'change_working_days_medium',
  distributionMonthsMedium: 'distribution_months_medium',
  registrationWorkingDaysLarge: 'registration_working_days_large',
  changeWorkingDaysLarge: 'change_working_days_large',
  distributionMonthsLarge: 'distribution_months_large',
  mediumWaqfMillions: 'medium_waqf_millions',
  largeWaqfMillions: 'large_waqf_millions',
  recordYears: 'record_years',
  deadlinesSource: 'deadlines_source',
};

/** The columns of `SystemSettings`. */
const row = rowOf({
  launchMode: oneOf(['open', 'closed']),
  siteName: 'text',
  siteDescription: 'text',
  adminEmail: 'text',
  supportEmail: 'text',
  enableRegistration: 'bool',
  enableNotifications: 'bool',
  enableEmailNotifications: 'bool',
  enableSmsNotifications: 'bool',
  maintenanceMode: 'bool',
  maxFileSize: 'int4',
  allowedFileTypes: 'text[]',
  sessionTimeout: 'int4',
  backupFrequency: oneOf(['daily', 'weekly', 'monthly']),
  dateFormat: oneOf(['dd/mm/yyyy', 'mm/dd/yyyy', 'yyyy-mm-dd']),
  currency: oneOf(['SAR', 'USD', 'EUR']),
  currencyRate: 'numeric?',
  currencyRatedOn: 'text?',
  rateLimitPerMinute: 'int4',
  failedLoginLimit: 'int4',
  objectionMonths: 'int4',
  registrationWorkingDays: 'int4',
  changeWorkingDays: 'int4',
  distributionMonths: 'int4',
  registrationWorkingDaysMedium: 'int4',
  changeWorkingDaysMedium: 'int4',
  distributionMonthsMedium: 'int4',
  registrationWorkingDaysLarge: 'int4',
  changeWorkingDaysLarge: 'int4',
  distributionMonthsLarge: 'int4',
  mediumWaqfMillions: 'int4',
  largeWaqfMillions: 'int4',
  recordYears: 'int4',
  deadlinesSource: 'text',
});

const selection = Object.entries(columns)
  // A date is selected as text, because the driver would turn it into midnight in local time.
  .map(([name, column]) => `${column}${name === 'currencyRatedOn' ? '::text' : ''} AS "${name}"`)
  .join(', ');

const findSettings = sql({
  name: 'platform.find-settings',
  text: `SELECT ${selection} FROM platform.system_settings`,
  row,
});
const lockSettings = sql({
  name: 'platform.lock-settings',
  text: `SELECT ${selection} FROM platform.system_settings FOR UPDATE`,
  row,
});
const writeSettings = sql({
  name: 'platform.write-settings',
  text: `UPDATE platform.system_settings
         SET ${Object.values(columns)
           .map((column, index) => `${column} = $${index + 1}`)
           .join(', ')}`,
});

/** How long a process may use cached settings, in milliseconds; a change by another replica is seen after this time. */
const freshMs = 1000;

/** Reads and writes the settings row. The caller's use case decides who may write. */
@Injectable()
export class Settings {
  /** A read in progress that several callers share. */
  private reading: Promise<SystemSettings> | undefined;
  private cached: { readonly at: number; readonly values: SystemSettings } | undefined;

  /** The current settings, at most a second old. */
  async read(ctx: Ctx): Promise<SystemSettings> {
    if (this.cached && performance.now() - this.cached.at < freshMs) return this.cached.values;
    // A call inside a transaction must not wait for another caller's connection.
    if (inTransaction(ctx)) return this.load(ctx);
    const reading = (this.reading ??= this.load(ctx));
    try {
      return await reading;
    } finally {
      if (this.reading === reading) this.reading = undefined;
    }
  }

  private async load(ctx: Ctx): Promise<SystemSettings> {
    const values = await findSettings.one(ctx);
    this.cached = { at: performance.now(), values };
    return values;
  }

  /** The stored settings, locked until the transaction of `ctx` ends, to compare a change with them. */
  lock(ctx: Ctx): Promise<SystemSettings> {
    return lockSettings.one(ctx);
  }

  /** Writes the given settings; call it inside a transaction together with the fact that records the change. */
  async change(ctx: Ctx, changes: Partial<SystemSettings>): Promise<void> {
    const values: Record<string, SqlValue> = { ...(await this.lock(ctx)), ...changes };
    await writeSettings.run(
      ctx,
      Object.keys(columns).map((name) => values[name] ?? null),
    );
    const forget = (): void => {
      this.cached = undefined;
      this.reading = undefined;
    };
    forget();
    ctx.afterCommit(forget);
  }
}
