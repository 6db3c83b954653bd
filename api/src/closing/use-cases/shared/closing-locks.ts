import { Injectable } from '@nestjs/common';
import { LedgerFacade } from '../../../ledger/index.js';
import type { Ctx } from '../../../platform/index.js';
import { ClosingStateError } from '../../closing.errors.js';
import { type Closing, ClosingRepository } from '../../persistence/closing.repository.js';
import { ExceptionRepository, type LockException } from '../../persistence/exception.repository.js';

/** Changes closings and the ledger's locks together, in the caller's transaction. */
@Injectable()
export class ClosingLocks {
  constructor(
    private readonly closings: ClosingRepository,
    private readonly exceptions: ExceptionRepository,
    private readonly ledger: LedgerFacade,
  ) {}

  /** Lets nobody else change the calendar of a waqf or close a year of it until the transaction ends. */
  lockYears(ctx: Ctx, waqfId: string): Promise<void> {
    return this.closings.lockYears(ctx, waqfId);
  }

  /** Locks a closing until the transaction ends. @throws ClosingStateError (409) when there is none */
  async lock(ctx: Ctx, found: Pick<Closing, 'id'> | undefined): Promise<Closing> {
    const closing = found && (await this.closings.lock(ctx, found.id));
    if (!closing) throw new ClosingStateError();
    return closing;
  }

  /** Adds a closing whose days are already locked. @throws ClosingStateError (409) when another one was added first */
  async add(ctx: Ctx, closing: Closing): Promise<void> {
    if (!(await this.closings.add(ctx, closing))) throw new ClosingStateError();
  }

  /** Stores a waiting request on a closing that stays in force. */
  async note(ctx: Ctx, closing: Closing): Promise<void> {
    await this.closings.change(ctx, closing);
  }

  /** Ends a closing and reopens its days. Exceptions from its lock end with it. */
  async end(ctx: Ctx, closing: Closing): Promise<void> {
    await this.closings.change(ctx, { ...closing, reopeningId: null, endedAt: ctx.clock.now() });
    await this.ledger.liftPeriodLock(ctx, closing.id);
  }

  async except(ctx: Ctx, exception: LockException): Promise<void> {
    await this.exceptions.add(ctx, exception);
    const { closingId: lockId, personId, until } = exception;
    await this.ledger.exceptFromLock(ctx, { lockId, personId, until });
  }
}
