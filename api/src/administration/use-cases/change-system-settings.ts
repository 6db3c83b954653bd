import { listSeparator } from '@waqf/contracts/audit';
import { Injectable } from '@nestjs/common';
import type { ChangeSystemSettings as Changes } from '@waqf/contracts/administration';
import { riyadhDay } from '@waqf/formats';
import {
  type Ctx,
  Facts,
  type Json,
  requireCapability,
  Settings,
  type SystemSettings,
  Transactions,
} from '../../platform/index.js';
import {
  AdministrationRateError,
  AdministrationSettingsConflictError,
  AdministrationWaqfSizesError,
} from '../administration.errors.js';
import { settingsChanged } from '../administration.facts.js';
import { plainRate } from '../domain/plain-rate.js';

/** The settings of either page; the currency is sent together with its rate. */
type Wanted = Pick<Changes, 'defaultCurrency' | 'currencyRate'> &
  Partial<Omit<SystemSettings, 'currency' | 'currencyRate' | 'currencyRatedOn'>>;

/**
 * Changes the settings that are sent and differ; the audit trail stores the old and the new value of each.
 * @throws ForbiddenError (403), AdministrationRateError (400), AdministrationSettingsConflictError (409),
 *   AdministrationWaqfSizesError (422)
 */
@Injectable()
export class ChangeSystemSettings {
  constructor(
    private readonly transactions: Transactions,
    private readonly settings: Settings,
    private readonly facts: Facts,
  ) {}

  /** @param seen the values that the user saw before changing them */
  async execute(
    ctx: Ctx,
    { defaultCurrency, currencyRate, ...wanted }: Wanted,
    seen: Partial<SystemSettings> = {},
  ): Promise<SystemSettings> {
    requireCapability(ctx, 'system.admin');
    return this.transactions.run(ctx, async (ctx) => {
      const before = await this.settings.lock(ctx);
      const asked: Partial<SystemSettings> = { ...wanted, ...currencyOf(ctx, before, defaultCurrency, currencyRate) };
      const names = (Object.keys(asked) as (keyof SystemSettings)[]).filter(
        (name) => asked[name] !== undefined && !isSame(before[name], asked[name]),
      );
      refuseConflict(names, before, seen);
      if (names.length === 0) return before;
      refuseSizes({ ...before, ...asked });
      const changes: Partial<SystemSettings> = Object.fromEntries(names.map((name) => [name, asked[name]]));
      await this.settings.change(ctx, changes);
      const valuesOf = (settings: Partial<SystemSettings>): Record<string, Json> =>
        Object.fromEntries(names.map((name) => [name, settings[name] ?? null]));
      await this.facts.record(ctx, settingsChanged, { before: valuesOf(before), after: valuesOf(changes) });
      return { ...before, ...changes };
    });
  }
}

/**
 * Refuses when a current value is neither what the user saw nor what they want. @throws
 * AdministrationSettingsConflictError (409)
 */
function refuseConflict(
  names: readonly (keyof SystemSettings)[],
  before: SystemSettings,
  seen: Partial<SystemSettings>,
): void {
  const changed = names.filter((name) => seen[name] !== undefined && !isSame(before[name], seen[name]));
  if (changed.length === 0) return;
  const textOf = (value: SystemSettings[keyof SystemSettings]) =>
    value === null ? null : Array.isArray(value) ? value.join(listSeparator) : String(value);
  throw new AdministrationSettingsConflictError(
    Object.fromEntries(changed.map((name) => [name, textOf(before[name])])),
  );
}

/**
 * Refuses a limit for large waqfs that is not above the limit for medium ones. @throws AdministrationWaqfSizesError
 * (422)
 */
function refuseSizes({ mediumWaqfMillions, largeWaqfMillions }: SystemSettings): void {
  if (largeWaqfMillions <= mediumWaqfMillions) throw new AdministrationWaqfSizesError();
}

/** A rate belongs to one currency: a new currency has its own rate or none, and riyals have none. */
function currencyOf(
  ctx: Ctx,
  before: SystemSettings,
  wanted: Changes['defaultCurrency'],
  rate: Changes['currencyRate'],
): Partial<SystemSettings> {
  const currency = wanted ?? before.currency;
  if (rate && currency === 'SAR') throw new AdministrationRateError('without-currency');
  if (rate && rate.on > riyadhDay(ctx.clock.now())) throw new AdministrationRateError('in-future');
  if (rate) return { currency, currencyRate: rate.sar, currencyRatedOn: rate.on };
  const dropped = rate === null || currency !== before.currency;
  return { currency, ...(dropped ? { currencyRate: null, currencyRatedOn: null } : {}) };
}

/** Lists are equal when they have the same members, in any order. */
function isSame(one: SystemSettings[keyof SystemSettings], other: SystemSettings[keyof SystemSettings]): boolean {
  const plain = (value: unknown): string =>
    JSON.stringify(
      Array.isArray(value)
        ? value.map(String).toSorted()
        : typeof value === 'string' && /^\d+\.\d+$/.test(value)
          ? plainRate(value)
          : value,
    );
  return plain(one) === plain(other);
}
