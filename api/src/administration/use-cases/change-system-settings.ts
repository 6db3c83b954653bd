import { Injectable } from '@nestjs/common';
import type { ChangeSystemSettings as Changes } from '@waqf/contracts/administration';
import { Audit, type Ctx, requireCapability, Settings, type SystemSettings, Transactions } from '../../platform/index.js';

/** Changes settings that are named and differ; the trail keeps the old and the new value of each. @throws ForbiddenError (403) */
@Injectable()
export class ChangeSystemSettings {
  constructor(
    private readonly transactions: Transactions,
    private readonly settings: Settings,
    private readonly audit: Audit,
  ) {}

  async execute(ctx: Ctx, { defaultCurrency, ...wanted }: Changes): Promise<SystemSettings> {
    requireCapability(ctx, 'system.admin');
    return this.transactions.run(ctx, async (ctx) => {
      const before = await this.settings.lock(ctx);
      const asked: Partial<SystemSettings> = { ...wanted, ...(defaultCurrency === undefined ? {} : { currency: defaultCurrency }) };
      const names = (Object.keys(asked) as (keyof SystemSettings)[]).filter((name) => asked[name] !== undefined && !isSame(before[name], asked[name]));
      if (names.length === 0) return before;
      const changes: Partial<SystemSettings> = Object.fromEntries(names.map((name) => [name, asked[name]]));
      await this.settings.change(ctx, changes);
      const details = Object.fromEntries(names.map((name) => [name, { from: before[name], to: asked[name] }]));
      await this.audit.record(ctx, 'administration.change-settings', { type: 'settings', id: 'system' }, details);
      return { ...before, ...changes };
    });
  }
}

/** Lists hold the same when they have the same members; their order says nothing. */
function isSame(one: SystemSettings[keyof SystemSettings], other: SystemSettings[keyof SystemSettings]): boolean {
  const plain = (value: unknown): string => JSON.stringify(Array.isArray(value) ? value.map(String).toSorted() : value);
  return plain(one) === plain(other);
}
