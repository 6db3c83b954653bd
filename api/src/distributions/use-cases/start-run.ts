import { Injectable } from '@nestjs/common';
import type { StartDistribution } from '@waqf/contracts/distributions';
import { riyadhDay } from '@waqf/formats';
import { parseAmount, zeroHalalas } from '@waqf/money';
import { LedgerFacade } from '../../ledger/index.js';
import { type Ctx, Facts, newId, personOf, Transactions } from '../../platform/index.js';
import { RunsAccess } from '../access.js';
import {
  DistributionsAboveYieldError,
  DistributionsPeriodInFutureError,
  DistributionsPeriodOverlapsError,
  DistributionsRunOpenError,
} from '../distributions.errors.js';
import { runStarted } from '../distributions.facts.js';
import { runFact, type Run } from '../domain/run.js';
import { isPrepared } from '../domain/run-states.js';
import { RunRepository } from '../persistence/run.repository.js';
import { CheckBalancesAgree } from './check-balances-agree.js';

/** The nazir starts a run that distributes the yield of a period. */
@Injectable()
export class StartRun {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: RunsAccess,
    private readonly runs: RunRepository,
    private readonly checkBalances: CheckBalancesAgree,
    private readonly ledger: LedgerFacade,
    private readonly facts: Facts,
  ) {}

  /**
   * @throws MembershipWaqfNotFoundError (404), DistributionsRunForbiddenError (403),
   *   DistributionsRunWaqfNotApprovedError, DistributionsRunOpenError, DistributionsPeriodOverlapsError,
   *   DistributionsBooksDifferError, DistributionsNoMainAccountError (409), DistributionsPeriodInFutureError,
   *   DistributionsAboveYieldError (422), BankingBankSilentError (503)
   */
  async execute(ctx: Ctx, { waqfId, from, to, ...input }: StartDistribution & { waqfId: string }): Promise<Run> {
    await this.access.toManage(ctx, waqfId);
    if (to > riyadhDay(ctx.clock.now())) throw new DistributionsPeriodInFutureError();
    const amount = input.amount ? parseAmount(input.amount) : null;
    const available = (await this.ledger.balancesOf(ctx, [waqfId])).get(waqfId)?.ghalla ?? zeroHalalas;
    if (amount !== null && amount > available) throw new DistributionsAboveYieldError(amount, available);
    await this.checkBalances.execute(ctx, waqfId);
    return this.transactions.run(ctx, async (ctx) => {
      const inForce = await this.runs.inForce(ctx, waqfId);
      if (inForce.some(({ state }) => isPrepared(state))) throw new DistributionsRunOpenError();
      const overlapping = inForce.find((run) => run.from <= to && from <= run.to);
      if (overlapping) throw new DistributionsPeriodOverlapsError(overlapping);
      const given = { id: newId(), waqfId, from, to, amount, rulesVersion: 0 };
      const run = await this.runs.add(ctx, {
        ...given,
        startedBy: personOf(ctx).userId,
        startedAt: ctx.clock.now(),
      });
      if (!run) throw new DistributionsRunOpenError();
      const amountHalalas = amount === null ? null : String(amount);
      await this.facts.record(ctx, runStarted, { ...runFact(run), amountHalalas });
      return run;
    });
  }
}
