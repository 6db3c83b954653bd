import { Injectable } from '@nestjs/common';
import type { EscalateObjection as Input } from '@waqf/contracts/objections';
import { type Ctx, Facts, newId, personOf, Transactions } from '../../platform/index.js';
import { escalationOf, reviewDueDay } from '../domain/escalation.js';
import { type Objection, objectionFact } from '../domain/objection.js';
import { objectionStates } from '../domain/objection-states.js';
import {
  ObjectionsClosedError,
  ObjectionsEscalationLateError,
  ObjectionsNotOverdueError,
} from '../objections.errors.js';
import { answerAccepted, objectionEscalated } from '../objections.facts.js';
import { ObjectionRepository } from '../persistence/objection.repository.js';
import { type OwnObjectionRequest, OwnObjection } from './shared/own-objection.js';

/** The person asks for a review when the answer is late or does not satisfy them, or accepts the answer. */
@Injectable()
export class EscalateObjection {
  constructor(
    private readonly transactions: Transactions,
    private readonly own: OwnObjection,
    private readonly objections: ObjectionRepository,
    private readonly facts: Facts,
  ) {}

  /**
   * @throws ObjectionsNotFoundError (404), ObjectionsClosedError, ObjectionsNotOverdueError,
   *   ObjectionsEscalationLateError (409)
   */
  execute(ctx: Ctx, { text, ...of }: Input & OwnObjectionRequest): Promise<Objection> {
    return this.transactions.run(ctx, async (ctx) => {
      const found = await this.own.lock(ctx, of);
      const state = objectionStates.next(found.state, 'escalate', () => new ObjectionsClosedError());
      requireTime(found, ctx.clock.now());
      const escalatedAt = ctx.clock.now();
      const review = {
        id: newId(),
        escalatedBy: personOf(ctx).userId,
        escalatedAt,
        because: text,
        dueOn: reviewDueDay(escalatedAt),
        decision: null,
        decidedBy: null,
        decidedAt: null,
        correction: null,
      };
      const objection = { ...found, state, review };
      await this.objections.escalate(ctx, found.id, review);
      await this.facts.record(ctx, objectionEscalated, { ...objectionFact(objection, text), from: found.state });
      return objection;
    });
  }

  /** Accepts the answer, which is then final. @throws ObjectionsNotFoundError (404), ObjectionsClosedError (409) */
  accept(ctx: Ctx, of: OwnObjectionRequest): Promise<Objection> {
    return this.transactions.run(ctx, async (ctx) => {
      const found = await this.own.lock(ctx, of);
      objectionStates.requireIn(found.state, 'accept', () => new ObjectionsClosedError());
      if (found.acceptedAt !== null) throw new ObjectionsClosedError();
      const objection = { ...found, acceptedAt: ctx.clock.now() };
      await this.objections.accept(ctx, objection);
      await this.facts.record(ctx, answerAccepted, objectionFact(objection, objection.answer ?? ''));
      return objection;
    });
  }
}

function requireTime(found: Objection, now: Date): void {
  const { isOpen, until } = escalationOf(found, now);
  if (isOpen) return;
  if (found.state === 'open') throw new ObjectionsNotOverdueError(found.dueOn);
  throw until === null ? new ObjectionsClosedError() : new ObjectionsEscalationLateError(until);
}
