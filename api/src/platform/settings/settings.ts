import { Injectable } from '@nestjs/common';
import type { Ctx } from '../context/ctx.js';
import { inTransaction } from '../context/transactions.js';

/** The platform's one row of settings; defaults of the specification, section 9. */
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
  /** Megabytes. */
  readonly maxFileSize: number;
  readonly allowedFileTypes: readonly string[];
  /** Minutes without activity. */
  readonly sessionTimeout: number;
  readonly backupFrequency: 'daily' | 'weekly' | 'monthly';
  readonly dateFormat: 'dd/mm/yyyy' | 'mm/dd/yyyy' | 'yyyy-mm-dd';
  readonly currency: 'SAR' | 'USD' | 'EUR';
  /** Riyals for one unit of `currency`, as a decimal string; null without a rate and for riyals. */
  readonly currencyRate: string | null;
  /** The day of the rate, `YYYY-MM-DD`; null exactly when there is no rate. */
  readonly currencyRatedOn: string | null;
  readonly timezone: string;
  /** Unsafe calls of a person a minute. */
  readonly rateLimitPerMinute: number;
  readonly failedLoginLimit: number;
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
  timezone: 'timezone',
  rateLimitPerMinute: 'rate_limit_per_minute',
  failedLoginLimit: 'failed_login_limit',
};

const selection = Object.entries(columns)
  // A day is read as its text: the driver would make a local midnight of it.
  .map(([name, column]) => `${column}${name === 'currencyRatedOn' ? '::text' : ''} AS "${name}"`)
  .join(', ');

/** How long a process may use what it read; another replica's change is seen after this. */
const freshMs = 1000;

/** Reads and writes the settings row. Who may write is the caller's use case to decide. */
@Injectable()
export class Settings {
  /** A read that several calls wait for. */
  private reading: Promise<SystemSettings> | undefined;
  private kept: { readonly at: number; readonly values: SystemSettings } | undefined;

  /** Settings in force, at most a second old. */
  async read(ctx: Ctx): Promise<SystemSettings> {
    if (this.kept && performance.now() - this.kept.at < freshMs) return this.kept.values;
    // Inside a transaction nobody waits for another one's connection.
    if (inTransaction(ctx)) return this.load(ctx);
    const reading = (this.reading ??= this.load(ctx));
    try {
      return await reading;
    } finally {
      if (this.reading === reading) this.reading = undefined;
    }
  }

  private async load(ctx: Ctx): Promise<SystemSettings> {
    const [values] = await ctx.manager.query<SystemSettings[]>(`SELECT ${selection} FROM platform.system_settings`);
    if (!values) throw new Error('the settings row is missing');
    this.kept = { at: performance.now(), values };
    return values;
  }

  /** Settings as they are stored now, locked until the transaction of `ctx` ends: a change is compared with them. */
  async lock(ctx: Ctx): Promise<SystemSettings> {
    const [values] = await ctx.manager.query<SystemSettings[]>(
      `SELECT ${selection} FROM platform.system_settings FOR UPDATE`,
    );
    if (!values) throw new Error('the settings row is missing');
    return values;
  }

  /** Writes the given settings; to be called inside a transaction together with `audit.record`. */
  async change(ctx: Ctx, changes: Partial<SystemSettings>): Promise<void> {
    const names = (Object.keys(changes) as (keyof SystemSettings)[]).filter((name) => name in columns);
    if (names.length === 0) return;
    const sets = names.map((name, index) => `${columns[name]} = $${index + 1}`).join(', ');
    await ctx.manager.query(
      `UPDATE platform.system_settings SET ${sets}`,
      names.map((name) => changes[name]),
    );
    const forget = (): void => {
      this.kept = undefined;
      this.reading = undefined;
    };
    forget();
    ctx.afterCommit(forget);
  }
}
