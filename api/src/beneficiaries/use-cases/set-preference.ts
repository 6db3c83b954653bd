import { Injectable } from '@nestjs/common';
import type { ChangePaymentPreferences } from '@waqf/contracts/beneficiaries';
import { StepUps } from '../../identity/index.js';
import { askedSince, type Ctx, Facts, personOf, Transactions } from '../../platform/index.js';
import { preferenceChanged } from '../beneficiaries.facts.js';
import { type PaymentPreference, usualPreference } from '../domain/payment-preference.js';
import { PreferenceRepository } from '../persistence/preference.repository.js';

/** Sets how the user wants to be paid, from the next calculation of a distribution on. */
@Injectable()
export class SetPreference {
  constructor(
    private readonly transactions: Transactions,
    private readonly preferences: PreferenceRepository,
    private readonly stepUps: StepUps,
    private readonly facts: Facts,
  ) {}

  /**
   * A change of the method needs a fresh confirmation.
   * @throws IdentityStepUpError (403), ChangedMeanwhileError (409)
   */
  execute(ctx: Ctx, { seen, ...wanted }: ChangePaymentPreferences): Promise<PaymentPreference> {
    const { userId } = personOf(ctx);
    return this.transactions.run(ctx, async (ctx) => {
      const before = (await this.preferences.of(ctx, userId)) ?? usualPreference;
      const { method = before.method, frequency = before.frequency } = askedSince(wanted, before, seen);
      const after = { method, frequency };
      if (before.method === method && before.frequency === frequency) return after;
      if (before.method !== method)
        await this.stepUps.require(ctx, { kind: 'payment-method', id: userId, change: { method } });
      await this.preferences.set(ctx, userId, after);
      await this.facts.record(ctx, preferenceChanged, { personId: userId, before: { ...before }, after });
      return after;
    });
  }
}
