import { Injectable } from '@nestjs/common';
import { type Ctx, Transactions } from '../../platform/index.js';
import type { Objection } from '../domain/objection.js';
import { ObjectionsNotFoundError } from '../objections.errors.js';
import { ObjectionRepository } from '../persistence/objection.repository.js';

/** Locks an objection while it is answered or decided, so that nobody else changes it meanwhile. */
@Injectable()
export class LockObjection {
  constructor(
    private readonly transactions: Transactions,
    private readonly objections: ObjectionRepository,
  ) {}

  /**
   * The right to change it is checked before it is locked: a user without that right neither waits for others nor
   * blocks them.
   * @param allow throws when the user may not change the objection
   * @param change runs in one transaction, with the locked objection in its current state
   * @throws ObjectionsNotFoundError (404), and what `allow` and `change` throw
   */
  async whileLocked(
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
