import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '../../identity/index.js';
import { type Ctx, Facts, newId, personOf, Transactions } from '../../platform/index.js';
import { ClosingAccess } from '../access.js';
import { ClosingLaterYearClosedError, ClosingStateError } from '../closing.errors.js';
import { exceptionGranted } from '../closing.facts.js';
import { closingStates } from '../domain/closing-states.js';
import { ClosingLocks } from './shared/closing-locks.js';
import { ReadYear } from './read-year.js';

const hourMs = 3_600_000;

/** The founder allows the nazir to record entries in a closed year for some hours; the permission ends by itself. */
@Injectable()
export class GrantException {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: ClosingAccess,
    private readonly read: ReadYear,
    private readonly keep: ClosingLocks,
    private readonly identity: IdentityFacade,
    private readonly facts: Facts,
  ) {}

  /**
   * @param input.hours 1 to 72
   * @throws MembershipWaqfNotFoundError, ClosingYearNotFoundError (404), ClosingForbiddenError,
   *   ClosingOwnExceptionError (403), ClosingWaqfNotApprovedError, ClosingStateError, ClosingLaterYearClosedError
   *   (409)
   */
  async execute(ctx: Ctx, input: { waqfId: string; year: number; hours: number; reason: string }): Promise<void> {
    const { waqfId, year, hours, reason } = input;
    const { nazirId: personId } = await this.access.toExcept(ctx, waqfId);
    await this.transactions.run(ctx, async (ctx) => {
      const years = await this.read.years(ctx, waqfId);
      const span = this.read.spanOf(years, year);
      const closing = await this.keep.lock(ctx, this.read.closingsOf(years, span)[0]);
      closingStates.requireIn(closing.state, 'except', () => new ClosingStateError());
      if ((await this.read.facts(ctx, years, span)).laterClosed) throw new ClosingLaterYearClosedError();
      const grantedAt = ctx.clock.now();
      const until = new Date(grantedAt.getTime() + hours * hourMs);
      const personName = (await this.identity.person(ctx, personId))?.fullName ?? '';
      const { userId: grantedBy } = personOf(ctx);
      const { id: closingId, from, to } = closing;
      await this.keep.except(ctx, {
        id: newId(),
        closingId,
        personId,
        personName,
        until,
        reason,
        grantedBy,
        grantedAt,
      });
      const about = { waqfId, closingId, year, from, to };
      await this.facts.record(ctx, exceptionGranted, { ...about, personId, until: until.toISOString(), reason });
    });
  }
}
