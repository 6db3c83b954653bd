import { Injectable } from '@nestjs/common';
import type { Objection as WireObjection } from '@waqf/contracts/objections';
import { riyadhDay } from '@waqf/formats';
import { formatAmountForWire } from '@waqf/money';
import { IdentityFacade } from '../identity/index.js';
import { Memberships } from '../membership/index.js';
import type { Ctx } from '../platform/index.js';
import { mayAnswer } from './access.js';
import type { Objection } from './domain/objection.js';
import { objectionStates } from './domain/objection-states.js';

/** Objections in the shape of the contract. The caller checks access. */
@Injectable()
export class ObjectionPresenter {
  constructor(
    private readonly memberships: Memberships,
    private readonly identity: IdentityFacade,
  ) {}

  /** As the person who reads stands to each. @param personId whose portal it is; null on a desk */
  async all(ctx: Ctx, objections: readonly Objection[], personId: string | null = null): Promise<WireObjection[]> {
    const waqfIds = objections.map(({ waqfId }) => waqfId);
    const memberships = await this.memberships.ofAll(ctx, waqfIds);
    const names = await this.memberships.names(ctx, waqfIds);
    const people = await this.identity.people(
      ctx,
      objections.flatMap(({ answeredBy }) => answeredBy ?? []),
    );
    const today = riyadhDay(ctx.clock.now());
    return objections.map((objection) => ({
      ...toObjection(objection, today),
      waqfName: names.get(objection.waqfId) ?? '',
      answeredBy: people.get(objection.answeredBy ?? '')?.fullName ?? null,
      mayAnswer: mayNow(objection, mayAnswer(objection, memberships.get(objection.waqfId)) ? 'answerer' : null),
      mayWithdraw: mayNow(objection, personId === objection.personId ? 'beneficiary' : null),
    }));
  }

  async one(ctx: Ctx, objection: Objection, personId: string | null = null): Promise<WireObjection> {
    const [described] = await this.all(ctx, [objection], personId);
    if (!described) throw new Error('one objection gives one answer');
    return described;
  }
}

const mayNow = ({ state }: Objection, party: 'answerer' | 'beneficiary' | null): boolean =>
  party !== null && objectionStates.mayNow(state, [party]).length > 0;

type Surrounded = 'waqfName' | 'answeredBy' | 'mayAnswer' | 'mayWithdraw';
function toObjection(objection: Objection, today: string): Omit<WireObjection, Surrounded> {
  const { id, paymentId, waqfId, fullName, from, to, amount, estimated, topic, text, state, dueOn } = objection;
  return {
    id,
    paymentId,
    waqfId,
    fullName,
    estimated,
    topic,
    text,
    state,
    dueOn,
    period: { from, to },
    amount: formatAmountForWire(amount),
    raisedAt: objection.raisedAt.toISOString(),
    overdue: state === 'open' && dueOn < today,
    answer: objection.answer,
    answeredAt: objection.answeredAt?.toISOString() ?? null,
    correction: objection.correction === null ? null : formatAmountForWire(objection.correction),
  };
}
