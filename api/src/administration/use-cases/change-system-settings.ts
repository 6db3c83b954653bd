import { Injectable } from '@nestjs/common';
import type { SeenValue } from '@waqf/contracts';
import type { ChangeSystemSettings as Changes } from '@waqf/contracts/administration';
import { listSeparator } from '@waqf/contracts/audit';
import { riyadhDay } from '@waqf/formats';
import {
  askedSince,
  type Ctx,
  Facts,
  type Json,
  requireCapability,
  Settings,
  type SystemSettings,
  Transactions,
} from '../../platform/index.js';
import { AdministrationRateError, AdministrationWaqfSizesError } from '../administration.errors.js';
import { settingsChanged } from '../administration.facts.js';
import { plainRate } from '../domain/plain-rate.js';

/** The settings of either page; the currency is sent together with its rate. */
type Wanted = Pick<Changes, 'defaultCurrency' | 'currencyRate'> &
  Partial<Omit<SystemSettings, 'currency' | 'currencyRate' | 'currencyRatedOn'>>;

/**
 * Changes the settings that are sent and differ; the audit trail stores the old and the new value of each.
 * @throws ForbiddenError (403), AdministrationRateError (400), ChangedMeanwhileError (409),
 *   AdministrationWaqfSizesError (422)
 */
@Injectable()
export class ChangeSystemSettings {
  constructor(
    private readonly transactions: Transactions,
    private readonly settings: Settings,
    private readonly facts: Facts,
  ) {}

  /** @param seen the values that the user saw before changing them; what they left so stays as it is */
  async execute(
    ctx: Ctx,
    { defaultCurrency, currencyRate, ...wanted }: Wanted,
    seen: Partial<SystemSettings> = {},
  ): Promise<SystemSettings> {
    requireCapability(ctx, 'system.admin');
    return this.transactions.run(ctx, async (ctx) => {
      const before = await this.settings.lock(ctx);
      const currency = defaultCurrency === seen.currency ? undefined : defaultCurrency;
      const asked: Partial<SystemSettings> = { ...wanted, ...currencyOf(ctx, before, currency, currencyRate) };
      const meant = askedSince(comparable(asked), comparable(before), comparable(seen));
      const names = (Object.keys(meant) as (keyof SystemSettings)[]).filter(
        (name) => comparable(before)[name] !== meant[name],
      );
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

/** Settings in a form that compares: lists in one order, and a rate without the zeros of the database. */
const comparable = (settings: Partial<SystemSettings>) =>
  Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [
      name,
      Array.isArray(value)
        ? value.toSorted().join(listSeparator)
        : name === 'currencyRate' && typeof value === 'string'
          ? plainRate(value)
          : value,
    ]),
  ) as Partial<Record<keyof SystemSettings, SeenValue>>;
