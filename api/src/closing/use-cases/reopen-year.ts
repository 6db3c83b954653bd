import { Injectable } from '@nestjs/common';
import { type Ctx, Facts, newId, Transactions } from '../../platform/index.js';
import { ClosingAccess } from '../access.js';
import { ClosingLaterYearClosedError, ClosingReopeningWaitsError, ClosingStateError } from '../closing.errors.js';
import { reopeningRequested } from '../closing.facts.js';
import { closingStates } from '../domain/closing-states.js';
import type { Closing } from '../persistence/closing.repository.js';
import { RequestReopening } from './request-reopening.js';
import { ClosingLocks } from './shared/closing-locks.js';
import { ReadYear } from './read-year.js';

/** The nazir asks to reopen a closed year. It stays closed until another person has decided. */
@Injectable()
export class ReopenYear {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: ClosingAccess,
    private readonly read: ReadYear,
    private readonly keep: ClosingLocks,
    private readonly asking: RequestReopening,
    private readonly facts: Facts,
  ) {}

  /**
   * @throws MembershipWaqfNotFoundError, ClosingYearNotFoundError (404), ClosingForbiddenError (403),
   *   ClosingWaqfNotApprovedError, ClosingStateError, ClosingLaterYearClosedError, ClosingReopeningWaitsError (409)
   */
  async execute(ctx: Ctx, input: { waqfId: string; year: number; reason: string }): Promise<void> {
    const waqf = await this.access.toClose(ctx, input.waqfId);
    await this.transactions.run(ctx, async (ctx) => {
      const { reason } = input;
      const closing = { ...(await this.closed(ctx, input)), reason, reopeningId: newId() };
      await this.keep.note(ctx, closing);
      await this.asking.execute(ctx, waqf, closing, closing.reopeningId);
      const { waqfId, id: closingId, year, from, to } = closing;
      await this.facts.record(ctx, reopeningRequested, { waqfId, closingId, year, from, to, reason });
    });
  }

  private async closed(ctx: Ctx, { waqfId, year }: { waqfId: string; year: number }): Promise<Closing> {
    const years = await this.read.years(ctx, waqfId);
    const span = this.read.spanOf(years, year);
    const closing = await this.keep.lock(ctx, this.read.closingsOf(years, span)[0]);
    closingStates.requireIn(closing.state, 'ask', () => new ClosingStateError());
    if (closing.reopeningId !== null) throw new ClosingReopeningWaitsError();
    if ((await this.read.facts(ctx, years, span)).laterClosed) throw new ClosingLaterYearClosedError();
    return closing;
  }
}
