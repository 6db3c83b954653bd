import { Injectable } from '@nestjs/common';
import type { RemovedPayeeQuery, RemovedPayees as Answer } from '@waqf/contracts/distributions';
import { formatAmountForWire, type Halalas } from '@waqf/money';
import { BeneficiariesFacade, type HoldReason, type RemovedPerson } from '../../beneficiaries/index.js';
import { Memberships } from '../../membership/index.js';
import { type Ctx, Transactions } from '../../platform/index.js';
import { withholdingSentences } from '../domain/withholding.js';
import { LinePaymentRepository } from '../persistence/line-payment.repository.js';

const mostShown = 100;

/** Somebody who was removed from a waqf that still owes them something. */
interface OwedPerson extends RemovedPerson {
  readonly amount: Halalas;
  readonly runId: string;
  readonly held: HoldReason | null;
}

/** People who are no beneficiaries any more and to whom something is still owed: no list of beneficiaries has them. */
@Injectable()
export class RemovedPayees {
  constructor(
    private readonly beneficiaries: BeneficiariesFacade,
    private readonly lines: LinePaymentRepository,
    private readonly memberships: Memberships,
    private readonly transactions: Transactions,
  ) {}

  /**
   * For those who manage the beneficiaries, because they record what a payment waits for.
   * @throws BeneficiariesForbiddenError (403), MembershipWaqfNotFoundError (404)
   */
  async view(ctx: Ctx, { waqfId }: RemovedPayeeQuery): Promise<Answer> {
    return this.transactions.snapshot(ctx, async (ctx) => {
      const owed = await this.owed(ctx, await this.beneficiaries.removed(ctx, waqfId));
      const shown = owed.slice(0, mostShown);
      const names = await this.memberships.names(ctx, [...new Set(shown.map((one) => one.waqfId))]);
      return {
        payees: shown.map(({ id, waqfId, fullName, bornOn, diedOn, amount, runId, held }) => ({
          beneficiaryId: id,
          waqfId,
          waqfName: names.get(waqfId) ?? '',
          fullName,
          bornOn,
          diedOn,
          amount: formatAmountForWire(amount),
          runId,
          withheld: held === null ? null : { code: held, ...withholdingSentences[held] },
        })),
        left: owed.length - shown.length,
      };
    });
  }

  /** Those removed from these waqfs who are minors without a guardian, with what waits for one; largest first. */
  async unguarded(ctx: Ctx, waqfIds: readonly string[]): Promise<OwedPerson[]> {
    const owed = await this.owed(ctx, await this.beneficiaries.removedFrom(ctx, waqfIds));
    return owed.filter(({ held }) => held === 'no-guardian');
  }

  private async owed(ctx: Ctx, removed: readonly RemovedPerson[]): Promise<OwedPerson[]> {
    const people = new Map(removed.map((person) => [person.id, person]));
    const sums = await this.lines.owedTo(ctx, [...people.keys()]);
    const holds = new Map<string, HoldReason>();
    for (const waqfId of new Set(sums.flatMap(({ beneficiaryId }) => people.get(beneficiaryId)?.waqfId ?? [])))
      for (const [id, reason] of await this.beneficiaries.paymentHolds(ctx, waqfId)) holds.set(id, reason);
    return sums.flatMap(({ beneficiaryId, amount, runId }) => {
      const person = people.get(beneficiaryId);
      return person ? [{ ...person, amount, runId, held: holds.get(beneficiaryId) ?? null }] : [];
    });
  }
}
