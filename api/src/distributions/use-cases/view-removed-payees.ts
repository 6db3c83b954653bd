import { Injectable } from '@nestjs/common';
import type { RemovedPayeeQuery, RemovedPayees as Answer } from '@waqf/contracts/distributions';
import { formatAmountForWire, type Halalas, sumHalalas, zeroHalalas } from '@waqf/money';
import { BeneficiariesFacade, type HoldReason, type RemovedPerson } from '../../beneficiaries/index.js';
import { Memberships } from '../../membership/index.js';
import { type Ctx, Transactions } from '../../platform/index.js';
import { withholdingSentences } from '../domain/withholding.js';
import type { Correction } from '../domain/correction.js';
import { CorrectionRepository } from '../persistence/correction.repository.js';
import { LinePaymentRepository } from '../persistence/line-payment.repository.js';

const mostShown = 100;

/** Somebody who was removed from a waqf that still owes them something. */
interface OwedPerson extends RemovedPerson {
  readonly amount: Halalas;
  readonly runId: string;
  readonly held: HoldReason | null;
}

/** A correction of somebody who was removed, which waits for the next run of the waqf. */
interface OwedCorrection extends RemovedPerson {
  readonly correction: Correction & { addedAt: Date };
  readonly held: HoldReason | null;
}

/** People who are no beneficiaries any more and to whom something is still owed: no list of beneficiaries has them. */
@Injectable()
export class ViewRemovedPayees {
  constructor(
    private readonly beneficiaries: BeneficiariesFacade,
    private readonly lines: LinePaymentRepository,
    private readonly corrections: CorrectionRepository,
    private readonly memberships: Memberships,
    private readonly transactions: Transactions,
  ) {}

  /**
   * For those who manage the beneficiaries, because they record what a payment waits for.
   * @throws BeneficiariesForbiddenError (403), MembershipWaqfNotFoundError (404)
   */
  async view(ctx: Ctx, { waqfId }: RemovedPayeeQuery): Promise<Answer> {
    return this.transactions.snapshot(ctx, async (ctx) => {
      const removed = await this.beneficiaries.removed(ctx, waqfId);
      const { owed, waiting } = await this.owedTo(ctx, removed);
      const [payees, corrections] = [owed.slice(0, mostShown), waiting.slice(0, mostShown)];
      const names = await this.memberships.names(ctx, [
        ...new Set([...payees, ...corrections].map((one) => one.waqfId)),
      ]);
      const nameOf = (id: string): string => names.get(id) ?? '';
      return {
        payees: payees.map((one) => ({
          ...personIn(one, nameOf),
          amount: formatAmountForWire(one.amount),
          runId: one.runId,
        })),
        corrections: corrections.map(({ correction: { id, amount, because, addedAt }, ...one }) => ({
          ...personIn(one, nameOf),
          id,
          amount: formatAmountForWire(amount),
          because,
          addedAt: addedAt.toISOString(),
        })),
        left: owed.length - payees.length + waiting.length - corrections.length,
      };
    });
  }

  /** Those removed from these waqfs who are minors without a guardian, with what waits for one; largest first. */
  async unguarded(ctx: Ctx, waqfIds: readonly string[]): Promise<(RemovedPerson & { amount: Halalas })[]> {
    const removed = await this.beneficiaries.removedFrom(ctx, waqfIds);
    const sums = new Map<string, RemovedPerson & { amount: Halalas }>();
    const add = (one: OwedPerson | OwedCorrection, amount: Halalas): void => {
      if (one.held !== 'no-guardian') return;
      sums.set(one.id, { ...one, amount: sumHalalas([sums.get(one.id)?.amount ?? zeroHalalas, amount]) });
    };
    const { owed, waiting } = await this.owedTo(ctx, removed);
    for (const one of owed) add(one, one.amount);
    for (const one of waiting) add(one, one.correction.amount);
    return [...sums.values()].toSorted((a, b) => Number(b.amount - a.amount));
  }

  /** What is owed to these people from runs, and in corrections that wait for one, the largest first. */
  private async owedTo(
    ctx: Ctx,
    removed: readonly RemovedPerson[],
  ): Promise<{ owed: OwedPerson[]; waiting: OwedCorrection[] }> {
    const people = new Map(removed.map((person) => [person.id, person]));
    const ids = [...people.keys()];
    const of = <Found>(id: string, found: Found): (RemovedPerson & Found)[] => {
      const person = people.get(id);
      return person ? [{ ...person, ...found }] : [];
    };
    const owed = (await this.lines.owedTo(ctx, ids)).flatMap(({ beneficiaryId, amount, runId }) =>
      of(beneficiaryId, { amount, runId }),
    );
    const waiting = (await this.corrections.waitingOf(ctx, ids)).flatMap((correction) =>
      of(correction.beneficiaryId, { correction }),
    );
    const holds = await this.holdsIn(ctx, [...owed, ...waiting]);
    const held = <One extends RemovedPerson>(one: One) => ({ ...one, held: holds.get(one.id) ?? null });
    return { owed: owed.map(held), waiting: waiting.map(held) };
  }

  /** Why payments to these people are held, by their id as a beneficiary. */
  private async holdsIn(ctx: Ctx, people: readonly RemovedPerson[]): Promise<Map<string, HoldReason>> {
    const holds = new Map<string, HoldReason>();
    for (const waqfId of new Set(people.map((person) => person.waqfId)))
      for (const [id, reason] of await this.beneficiaries.paymentHolds(ctx, waqfId)) holds.set(id, reason);
    return holds;
  }
}

/** A person in an answer, with why nothing can be paid to them today. */
function personIn(
  { id: beneficiaryId, waqfId, fullName, bornOn, diedOn, held }: RemovedPerson & { held: HoldReason | null },
  nameOf: (waqfId: string) => string,
) {
  const withheld = held === null ? null : { code: held, ...withholdingSentences[held] };
  return { beneficiaryId, waqfId, waqfName: nameOf(waqfId), fullName, bornOn, diedOn, withheld };
}
