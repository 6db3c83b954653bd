import { Injectable } from '@nestjs/common';
import { type Ctx, Facts, Transactions } from '../../platform/index.js';
import { type Objection, objectionFact } from '../domain/objection.js';
import { objectionStates } from '../domain/objection-states.js';
import { ObjectionsClosedError } from '../objections.errors.js';
import { objectionWithdrawn } from '../objections.facts.js';
import { ObjectionRepository } from '../persistence/objection.repository.js';
import { type OwnObjectionRequest, OwnObjection } from './shared/own-objection.js';

/** The person withdraws an objection before it is answered; after that the payment can be objected to again. */
@Injectable()
export class WithdrawObjection {
  constructor(
    private readonly transactions: Transactions,
    private readonly own: OwnObjection,
    private readonly objections: ObjectionRepository,
    private readonly facts: Facts,
  ) {}

  /** @throws ObjectionsNotFoundError (404) also for another person's objection, ObjectionsClosedError (409) */
  execute(ctx: Ctx, of: OwnObjectionRequest): Promise<Objection> {
    return this.transactions.run(ctx, async (ctx) => {
      const found = await this.own.lock(ctx, of);
      const state = objectionStates.next(found.state, 'withdraw', () => new ObjectionsClosedError());
      const objection = { ...found, state };
      await this.objections.settle(ctx, objection);
      await this.facts.record(ctx, objectionWithdrawn, objectionFact(objection, objection.text));
      return objection;
    });
  }
}
