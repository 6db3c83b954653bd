import { Injectable } from '@nestjs/common';
import { riyadhDay } from '@waqf/formats';
import { BankingFacade } from '../../../banking/index.js';
import {
  BeneficiariesFacade,
  type HoldReason,
  keptUntil,
  type PaymentPreference,
  usualPreference,
} from '../../../beneficiaries/index.js';
import type { Ctx } from '../../../platform/index.js';
import type { Paid, Payee } from '../../division/divider.js';
import type { Run } from '../../domain/run.js';
import { withholdingOf } from '../../domain/withholding.js';

/** What determines the payments of a run besides the sub-accounts. Days of Asia/Riyadh. */
interface PaymentConditions {
  /** The beneficiaries' own bank accounts that they are paid to, by beneficiary id. */
  readonly ibans: ReadonlyMap<string, { readonly id: string; readonly iban: string }>;
  readonly held: ReadonlyMap<string, HoldReason>;
  readonly preferences: ReadonlyMap<string, PaymentPreference>;
  readonly periodEnd: string;
  readonly today: string;
}

/** Finds out which beneficiaries of a waqf the bank can pay now. */
@Injectable()
export class Payees {
  constructor(
    private readonly banking: BankingFacade,
    private readonly beneficiaries: BeneficiariesFacade,
  ) {}

  /** What determines payments besides the sub-account: what is held back, and how people want to be paid. */
  async conditions(ctx: Ctx, { waqfId, to }: Pick<Run, 'waqfId' | 'to'>): Promise<PaymentConditions> {
    return {
      ibans: await this.beneficiaries.ibansInUse(ctx, waqfId),
      held: await this.beneficiaries.paymentHolds(ctx, waqfId),
      preferences: await this.beneficiaries.preferencesIn(ctx, waqfId),
      periodEnd: to,
      today: riyadhDay(ctx.clock.now()),
    };
  }

  /** Returns the payee of each of these beneficiaries by id, also of those without an account. */
  async findPayees(
    ctx: Ctx,
    beneficiaryIds: readonly string[],
    { ibans, held, preferences, periodEnd, today }: PaymentConditions,
  ): Promise<(beneficiaryId: string) => Payee> {
    const accounts = await this.banking.payeesAmong(ctx, beneficiaryIds);
    const byBeneficiary = new Map(accounts.map((account) => [account.beneficiaryId, account]));
    return (id) => {
      const own = ibans.get(id);
      const account = own
        ? { id: own.id, ibanEnd: own.iban.slice(-4), state: 'active' as const }
        : byBeneficiary.get(id);
      const preference = preferences.get(id) ?? usualPreference;
      const withheld = withholdingOf(account, {
        held: held.get(id) ?? null,
        method: preference.method,
        keptUntil: keptUntil(preference, periodEnd),
        today,
      });
      return { accountId: account?.id ?? null, ibanEnd: account?.ibanEnd ?? null, withheld };
    };
  }

  /** These beneficiaries of the run's waqf with their payees, also those who have left it. */
  async paid(ctx: Ctx, run: Pick<Run, 'waqfId' | 'to'>, beneficiaryIds: readonly string[]): Promise<Paid[]> {
    if (beneficiaryIds.length === 0) return [];
    const payeeOf = await this.findPayees(ctx, beneficiaryIds, await this.conditions(ctx, run));
    const names = await this.beneficiaries.namesOf(ctx, beneficiaryIds);
    return [...names].map(([beneficiaryId, fullName]) => ({ beneficiaryId, fullName, payee: payeeOf(beneficiaryId) }));
  }

  /** Ids of accounts that a waqf no longer pays to although they were approved. */
  accountsOutOfUse(ctx: Ctx, waqfId: string): Promise<string[]> {
    return this.beneficiaries.ibansOutOfUse(ctx, waqfId);
  }

  /** The beneficiaries who must not be paid today, with the reason. */
  paymentHolds(ctx: Ctx, waqfId: string): Promise<ReadonlyMap<string, HoldReason>> {
    return this.beneficiaries.paymentHolds(ctx, waqfId);
  }
}
