import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { riyadhDay } from '@waqf/formats';
import { IdentityFacade } from '../../identity/index.js';
import { Memberships } from '../../membership/index.js';
import { type Ctx, FixedClock, Samples } from '../../platform/index.js';
import { DistributionsBooksDifferError } from '../distributions.errors.js';
import type { Run } from '../domain/run.js';
import { RuleSetRepository } from '../persistence/rule-set.repository.js';
import { RunRepository } from '../persistence/run.repository.js';
import { CalculateRun } from '../use-cases/calculate-run.js';
import { DecideRules } from '../use-cases/decide-rules.js';
import { DecideRun } from '../use-cases/decide-run.js';
import { PayRun } from '../use-cases/pay-run.js';
import { ProposeRules } from '../use-cases/propose-rules.js';
import { StartRun } from '../use-cases/start-run.js';
import { SubmitRun } from '../use-cases/submit-run.js';
import { rulesInForce, rulesProposed } from './sample-rules.js';

/** Runs after the sub-accounts have their states, and before other samples make the bank differ from the books. */
const order = 640;
const waqfName = 'وقف برج النخيل';
const dayMs = 86_400_000;
const patienceMs = 120_000;

interface Parties {
  readonly waqfId: string;
  readonly nazir: Ctx;
  readonly founder: Ctx;
}

/**
 * Rules in force and proposed, a paid run with a failed line, and a run that awaits the founder, made as the nazir and
 * the founder of the sample waqf would. Each step checks what exists, so that an interrupted start can continue.
 */
@Injectable()
export class SampleDistributions implements OnModuleInit {
  private readonly logger = new Logger('Samples');

  constructor(
    private readonly samples: Samples,
    private readonly memberships: Memberships,
    private readonly identity: IdentityFacade,
    private readonly ruleSets: RuleSetRepository,
    private readonly runs: RunRepository,
    private readonly propose: ProposeRules,
    private readonly decideRules: DecideRules,
    private readonly start: StartRun,
    private readonly calculate: CalculateRun,
    private readonly submit: SubmitRun,
    private readonly decideRun: DecideRun,
    private readonly pay: PayRun,
  ) {}

  onModuleInit(): void {
    this.samples.register(order, 'distributions.rules-and-runs', async (ctx) => {
      const parties = await this.parties(ctx);
      const today = riyadhDay(ctx.clock.now());
      await this.makeRules(ctx, parties, today);
      const [firstOfMonth, paid] = [`${today.slice(0, 8)}01`, quarterBefore(today)];
      await this.makeRun(ctx, parties, paid, 5);
      await this.makeRun(ctx, parties, { from: monthsBefore(firstOfMonth, 1), to: dayBefore(firstOfMonth) }, 1);
    });
  }

  private async parties(ctx: Ctx): Promise<Parties> {
    const memberships = await this.memberships.visible(ctx);
    const waqf = [...memberships.values()].find((membership) => membership.waqfName === waqfName);
    const nazir = waqf?.nazirId ? await this.identity.person(ctx, waqf.nazirId) : null;
    const founder = waqf ? await this.identity.person(ctx, waqf.waqifId) : null;
    if (!waqf || !nazir || !founder) throw new Error(`sample waqf ${waqfName} has no nazir`);
    return {
      waqfId: waqf.waqfId,
      nazir: await this.identity.actingAs(ctx, nazir.nationalId, 'nazir'),
      founder: await this.identity.actingAs(ctx, founder.nationalId, 'waqif'),
    };
  }

  private async makeRules(ctx: Ctx, { waqfId, nazir, founder }: Parties, today: string): Promise<void> {
    const known = await this.ruleSets.ofWaqf(ctx, waqfId);
    if (known.length === 0) {
      const effectiveFrom = monthsBefore(`${today.slice(0, 8)}01`, 12);
      await this.propose.execute(daysAgo(nazir, 300), { waqfId, rules: [...rulesInForce], effectiveFrom });
    }
    if (known.length === 0 || known[0]?.state === 'proposed')
      await this.decideRules.approve(daysAgo(founder, 298), { waqfId, version: 1 });
    if (known.length < 2)
      await this.propose.execute(daysAgo(nazir, 2), { waqfId, rules: [...rulesProposed], effectiveFrom: today });
  }

  /** Makes a run; the one of the older period is approved and paid, the other one is only submitted. */
  private async makeRun(
    ctx: Ctx,
    { waqfId, nazir, founder }: Parties,
    period: { from: string; to: string },
    days: number,
  ): Promise<void> {
    const known = (await this.runs.list(ctx, waqfId, { after: null, limit: 10 })).find(({ to }) => to === period.to);
    const byNazir = daysAgo(nazir, days);
    const run = known ?? (await this.started(byNazir, { waqfId, ...period }));
    const of = { waqfId, runId: run.id };
    if (run.state === 'draft') await this.calculate.execute(byNazir, of);
    if (['draft', 'calculated'].includes(run.state)) await this.submit.execute(byNazir, of);
    if (days === 1) return;
    if (['draft', 'calculated', 'submitted'].includes(run.state))
      await this.decideRun.approve(daysAgo(founder, days - 1), of);
    if (['draft', 'calculated', 'submitted', 'approved'].includes(run.state))
      await this.pay.pay(daysAgo(nazir, days - 2), of);
    await this.paid(ctx, waqfId, run.id);
  }

  /** Retries the start, because what the finances context recorded reaches the bank a moment later. */
  private async started(ctx: Ctx, input: { waqfId: string; from: string; to: string }): Promise<Run> {
    for (const deadline = Date.now() + patienceMs; ; await delay(100)) {
      try {
        return await this.start.execute(ctx, input);
      } catch (error) {
        if (!(error instanceof DistributionsBooksDifferError) || Date.now() > deadline) throw error;
      }
    }
  }

  /** Waits for the bank's answer on every line, so that the sample is complete when the platform is ready. */
  private async paid(ctx: Ctx, waqfId: string, runId: string): Promise<void> {
    for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await delay(50))
      if ((await this.runs.find(ctx, waqfId, runId))?.state !== 'paying') return;
    this.logger.warn('the bank has not paid the sample run yet');
  }
}

const daysAgo = (ctx: Ctx, days: number): Ctx => ({
  ...ctx,
  clock: new FixedClock(new Date(ctx.clock.now().getTime() - days * dayMs)),
});

const dayBefore = (iso: string): string => new Date(Date.parse(iso) - dayMs).toISOString().slice(0, 10);

/** @param first the first day of a month, ISO */
function monthsBefore(first: string, months: number): string {
  const at = new Date(first);
  at.setUTCMonth(at.getUTCMonth() - months);
  return at.toISOString().slice(0, 10);
}

/** Three whole months that ended a month ago. */
function quarterBefore(today: string): { from: string; to: string } {
  const first = `${today.slice(0, 8)}01`;
  return { from: monthsBefore(first, 4), to: dayBefore(monthsBefore(first, 1)) };
}
