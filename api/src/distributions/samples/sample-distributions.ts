import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { addMonths, type DaySpan, firstDayOf, riyadhDay } from '@waqf/formats';
import { type Ctx, daysAgo, Samples } from '../../platform/index.js';
import { RuleSetRepository } from '../persistence/rule-set.repository.js';
import { RunRepository } from '../persistence/run.repository.js';
import { DecideRules } from '../use-cases/decide-rules.js';
import { PayRun } from '../use-cases/pay-run.js';
import { ProposeRules } from '../use-cases/propose-rules.js';
import { monthBefore, quarterBefore } from './sample-days.js';
import { SamplePastRuns } from './sample-past-runs.js';
import { rulesInForce, rulesProposed } from './sample-rules.js';
import { SampleRuns, type Parties } from './sample-runs.js';

/** Runs after the sub-accounts have their states, and before the newest beneficiaries are added. */
const pastOrder = 607;
/** Runs after all beneficiaries are added, and before other samples make the bank differ from the books. */
const order = 640;
const patienceMs = 120_000;

/**
 * Rules in force and proposed, two runs of earlier quarters, a paid run with a failed line, and a run that awaits the
 * founder, made as the nazir and the founder of the sample waqf would. Each step checks what exists, so that an
 * interrupted start can continue.
 */
@Injectable()
export class SampleDistributions implements OnModuleInit {
  private readonly logger = new Logger('Samples');

  constructor(
    private readonly samples: Samples,
    private readonly ruleSets: RuleSetRepository,
    private readonly runs: RunRepository,
    private readonly propose: ProposeRules,
    private readonly decideRules: DecideRules,
    private readonly sampleRuns: SampleRuns,
    private readonly pastRuns: SamplePastRuns,
    private readonly pay: PayRun,
  ) {}

  onModuleInit(): void {
    this.samples.register(pastOrder, 'distributions.past-runs', async (ctx) => {
      const parties = await this.sampleRuns.parties(ctx);
      // An earlier release has made the later runs without these: a run before an existing one can't be added.
      if ((await this.ruleSets.ofWaqf(ctx, parties.waqfId)).length > 1) return;
      const today = riyadhDay(ctx.clock.now());
      await this.rulesInForce(ctx, parties, today);
      await this.pastRuns.make(ctx, parties, today);
    });
    this.samples.register(order, 'distributions.rules-and-runs', async (ctx) => {
      const parties = await this.sampleRuns.parties(ctx);
      const today = riyadhDay(ctx.clock.now());
      await this.rulesInForce(ctx, parties, today);
      await this.rulesProposed(ctx, parties, today);
      await this.paidRun(ctx, parties, quarterBefore(today));
      await this.sampleRuns.submitted(ctx, parties, monthBefore(today), 1);
    });
  }

  private async rulesInForce(ctx: Ctx, { waqfId, nazir, founder }: Parties, today: string): Promise<void> {
    const known = await this.ruleSets.ofWaqf(ctx, waqfId);
    if (known.length === 0) {
      const effectiveFrom = firstDayOf(addMonths(today.slice(0, 7), -12));
      await this.propose.execute(daysAgo(nazir, 300), { waqfId, rules: [...rulesInForce], effectiveFrom });
    }
    const first = known.find(({ version }) => version === 1);
    if (first === undefined || first.state === 'proposed')
      await this.decideRules.approve(daysAgo(founder, 298), { waqfId, version: 1 });
  }

  private async rulesProposed(ctx: Ctx, { waqfId, nazir }: Parties, today: string): Promise<void> {
    const known = await this.ruleSets.ofWaqf(ctx, waqfId);
    if (known.length < 2)
      await this.propose.execute(daysAgo(nazir, 2), { waqfId, rules: [...rulesProposed], effectiveFrom: today });
  }

  private async paidRun(ctx: Ctx, parties: Parties, period: DaySpan): Promise<void> {
    const run = await this.sampleRuns.approved(ctx, parties, period, 5);
    const of = { waqfId: parties.waqfId, runId: run.id };
    if (run.state === 'approved') await this.pay.pay(daysAgo(parties.nazir, 3), of);
    await this.paid(ctx, parties.waqfId, run.id);
  }

  /** Waits for the bank's answer on every line, so that the sample is complete when the platform is ready. */
  private async paid(ctx: Ctx, waqfId: string, runId: string): Promise<void> {
    for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await delay(50))
      if ((await this.runs.find(ctx, waqfId, runId))?.state !== 'paying') return;
    this.logger.warn('the bank has not paid the sample run yet');
  }
}
