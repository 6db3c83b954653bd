import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { DaySpan } from '@waqf/formats';
import { IdentityFacade } from '../../identity/index.js';
import { Memberships } from '../../membership/index.js';
import { type Ctx, daysAgo } from '../../platform/index.js';
import { DistributionsBooksDifferError } from '../distributions.errors.js';
import type { Run } from '../domain/run.js';
import { RunRepository } from '../persistence/run.repository.js';
import { CalculateRun } from '../use-cases/calculate-run.js';
import { DecideRun } from '../use-cases/decide-run.js';
import { StartRun } from '../use-cases/start-run.js';
import { SubmitRun } from '../use-cases/submit-run.js';

const waqfName = 'وقف برج النخيل';
const patienceMs = 120_000;

/** The sample waqf, with contexts of the two people who act on its runs. */
export interface Parties {
  readonly waqfId: string;
  readonly nazir: Ctx;
  readonly founder: Ctx;
}

/** Brings a sample run to a state, from the state in which an interrupted start left it. */
@Injectable()
export class SampleRuns {
  constructor(
    private readonly memberships: Memberships,
    private readonly identity: IdentityFacade,
    private readonly runs: RunRepository,
    private readonly start: StartRun,
    private readonly calculate: CalculateRun,
    private readonly submit: SubmitRun,
    private readonly decideRun: DecideRun,
  ) {}

  async parties(ctx: Ctx): Promise<Parties> {
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

  /** The run of the period, submitted by the nazir that many days ago. */
  async submitted(ctx: Ctx, { waqfId, nazir }: Parties, period: DaySpan, days: number): Promise<Run> {
    const byNazir = daysAgo(nazir, days);
    const run = (await this.runOf(ctx, waqfId, period)) ?? (await this.started(byNazir, { waqfId, ...period }));
    const of = { waqfId, runId: run.id };
    if (run.state === 'draft') await this.calculate.execute(byNazir, of);
    if (['draft', 'calculated'].includes(run.state)) await this.submit.execute(byNazir, of);
    return this.found(ctx, waqfId, run.id);
  }

  /** Such a run, approved by the founder a day later. */
  async approved(ctx: Ctx, parties: Parties, period: DaySpan, days: number): Promise<Run> {
    const run = await this.submitted(ctx, parties, period, days);
    const of = { waqfId: parties.waqfId, runId: run.id };
    if (run.state === 'submitted') await this.decideRun.approve(daysAgo(parties.founder, days - 1), of);
    return this.found(ctx, parties.waqfId, run.id);
  }

  private async runOf(ctx: Ctx, waqfId: string, { to }: DaySpan): Promise<Run | undefined> {
    return (await this.runs.list(ctx, waqfId, { after: null, limit: 10 })).find((run) => run.to === to);
  }

  private async found(ctx: Ctx, waqfId: string, runId: string): Promise<Run> {
    const run = await this.runs.find(ctx, waqfId, runId);
    if (!run) throw new Error('the sample run is gone');
    return run;
  }

  /** Retries the start, because what the finances context recorded reaches the bank a moment later. */
  private async started(ctx: Ctx, input: DaySpan & { waqfId: string }): Promise<Run> {
    for (const deadline = Date.now() + patienceMs; ; await delay(100)) {
      try {
        return await this.start.execute(ctx, input);
      } catch (error) {
        if (!(error instanceof DistributionsBooksDifferError) || Date.now() > deadline) throw error;
      }
    }
  }
}
