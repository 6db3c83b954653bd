import { Injectable } from '@nestjs/common';
import { type Ctx, Transactions } from '../../platform/index.js';
import type { Objection } from '../domain/objection.js';
import { ObjectionsNotFoundError } from '../objections.errors.js';
import { ObjectionRepository } from '../persistence/objection.repository.js';

/** An objection that is answered or decided: nobody else changes it meanwhile. */
@Injectable()
export class HeldObjection {
  constructor(
    private readonly transactions: Transactions,
    private readonly objections: ObjectionRepository,
  ) {}

  /**
   * Whether it may be changed is asked before it is held: whoever may not neither waits for others nor holds them up.
   * @param allow throws where the person may not
   * @param change in one transaction, with the objection as it stands then
   * @throws ObjectionsNotFoundError (404), and what `allow` and `change` throw
   */
  async change(
    ctx: Ctx,
    objectionId: string,
    allow: (found: Objection) => Promise<void>,
    change: (ctx: Ctx, held: Objection) => Promise<Objection>,
  ): Promise<Objection> {
    const found = await this.objections.find(ctx, objectionId);
    if (!found) throw new ObjectionsNotFoundError();
    await allow(found);
    return this.transactions.run(ctx, async (ctx) => {
      const held = await this.objections.findForUpdate(ctx, objectionId);
      if (!held) throw new ObjectionsNotFoundError();
      return change(ctx, held);
    });
  }
}
