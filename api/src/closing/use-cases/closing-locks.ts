import { Injectable } from '@nestjs/common';
import { LedgerFacade } from '../../ledger/index.js';
import type { Ctx } from '../../platform/index.js';
import { ClosingStateError } from '../closing.errors.js';
import { type Closing, ClosingRepository } from '../persistence/closing.repository.js';
import { ExceptionRepository, type LockException } from '../persistence/exception.repository.js';

/** Closings and the ledger's locks, which always change together; in the caller's transaction. */
@Injectable()
export class ClosingLocks {
  constructor(
    private readonly closings: ClosingRepository,
    private readonly exceptions: ExceptionRepository,
    private readonly ledger: LedgerFacade,
  ) {}

  /** Locked until the transaction ends. @throws ClosingStateError (409) when there is none or it was never closed */
  async lock(ctx: Ctx, found: Pick<Closing, 'id'> | undefined): Promise<Closing> {
    const closing = found && (await this.closings.lock(ctx, found.id));
    if (!closing) throw new ClosingStateError();
    return closing;
  }

  /** Enters a closing whose days are locked already. @throws ClosingStateError (409) when another came first */
  async add(ctx: Ctx, closing: Closing): Promise<void> {
    if (!(await this.closings.add(ctx, closing))) throw new ClosingStateError();
  }

  /** Notes a waiting request on a closing that stays in force. */
  async note(ctx: Ctx, closing: Closing): Promise<void> {
    await this.closings.change(ctx, closing);
  }

  /** The closing ends, and its days are open again. Exceptions from its lock end with it. */
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
