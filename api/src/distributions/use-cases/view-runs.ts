import { Injectable } from '@nestjs/common';
import type { DistributionRun, LatestRuns, RunAnswer, RunLineQuery, RunList } from '@waqf/contracts/distributions';
import { type Ctx, Transactions } from '../../platform/index.js';
import { RunsAccess } from '../access.js';
import { DistributionsRunNotFoundError } from '../distributions.errors.js';
import { isPrepared } from '../domain/run-states.js';
import { RunLineRepository, runLineCursor } from '../persistence/run-line.repository.js';
import { RunRepository, runCursor } from '../persistence/run.repository.js';
import { toRunLine } from '../presenter.js';
import { DescribeRuns } from './describe-runs.js';

const usualPage = 50;

/**
 * Distribution runs of a waqf, for founder, nazir and administrator. Run, shares and progress are read at one moment: a
 * calculation may end between two reads, and a draft must not appear with all of its shares.
 */
@Injectable()
export class ViewRuns {
  constructor(
    private readonly access: RunsAccess,
    private readonly runs: RunRepository,
    private readonly lines: RunLineRepository,
    private readonly describe: DescribeRuns,
    private readonly transactions: Transactions,
  ) {}

  /** The runs, newest first. @throws MembershipWaqfNotFoundError (404), InvalidCursorError (400) */
  list(ctx: Ctx, query: { waqfId: string; limit?: number; cursor?: string }): Promise<RunList> {
    return this.transactions.snapshot(ctx, (ctx) => this.readList(ctx, query));
  }

  private async readList(ctx: Ctx, { waqfId, ...page }: Parameters<ViewRuns['list']>[1]): Promise<RunList> {
    const waqf = await this.access.toSee(ctx, waqfId);
    const limit = page.limit ?? usualPage;
    const found = await this.runs.list(ctx, waqfId, { after: runCursor.parse(page.cursor), limit: limit + 1 });
    const shown = found.slice(0, limit);
    const last = found.length > limit ? shown.at(-1) : undefined;
    const open = (await this.runs.inForce(ctx, waqfId)).some(({ state }) => isPrepared(state));
    return {
      runs: await this.describe.execute(ctx, waqf, shown),
      nextCursor: last ? runCursor.format(last) : null,
      may: { start: waqf.relations.includes('nazir') && waqf.status === 'approved' && !open },
    };
  }

  /** The newest run of each waqf that the person sees. */
  async latest(ctx: Ctx): Promise<LatestRuns> {
    const runs = await this.runs.latest(ctx, await this.access.visibleWaqfIds(ctx));
    return { runs: runs.map(({ id, waqfId, state, from, to }) => ({ id, waqfId, state, period: { from, to } })) };
  }

  /**
   * A run with a page of its lines.
   * @throws MembershipWaqfNotFoundError, DistributionsRunNotFoundError (404), InvalidCursorError (400)
   */
  one(ctx: Ctx, query: RunLineQuery & { waqfId: string; runId: string }): Promise<RunAnswer> {
    return this.transactions.snapshot(ctx, (ctx) => this.readOne(ctx, query));
  }

  private async readOne(ctx: Ctx, query: Parameters<ViewRuns['one']>[1]): Promise<RunAnswer> {
    const { waqfId, runId } = query;
    const limit = query.limit ?? usualPage;
    const after = runLineCursor.parse(query.cursor);
    const run = await this.readRun(ctx, { waqfId, runId });
    // Before the first calculation there are no lines; during it, a query would scan all rows that are being written.
    const { all, excluded } = run.counts;
    const isEmpty = all.lines + excluded.lines === 0;
    const found = isEmpty ? [] : await this.lines.list(ctx, runId, { state: query.state, after, limit: limit + 1 });
    const shown = found.slice(0, limit);
    const last = found.length > limit ? shown.at(-1) : undefined;
    return {
      run,
      lines: shown.map(toRunLine),
      nextCursor: last ? runLineCursor.format({ place: String(last.place) }) : null,
    };
  }

  /** A run without its lines. @throws MembershipWaqfNotFoundError, DistributionsRunNotFoundError (404) */
  run(ctx: Ctx, query: { waqfId: string; runId: string }): Promise<DistributionRun> {
    return this.transactions.snapshot(ctx, (ctx) => this.readRun(ctx, query));
  }

  private async readRun(ctx: Ctx, { waqfId, runId }: Parameters<ViewRuns['run']>[1]): Promise<DistributionRun> {
    const waqf = await this.access.toSee(ctx, waqfId);
    const found = await this.runs.find(ctx, waqfId, runId);
    const [run] = found ? await this.describe.execute(ctx, waqf, [found]) : [];
    if (!run) throw new DistributionsRunNotFoundError();
    return run;
  }
}
