import { Injectable } from '@nestjs/common';
import type { Bilingual } from '@waqf/contracts';
import { IdentityFacade } from '../identity/index.js';
import { Memberships, partiesOf } from '../membership/index.js';
import { NotificationsFacade } from '../notifications/index.js';
import { type Ctx, Transactions } from '../platform/index.js';
import { DistributionsCalculationLeftError } from './distributions.errors.js';
import { CalculationRepository } from './persistence/calculation.repository.js';

interface Asked {
  readonly waqfId: string;
  readonly runId: string;
}

/** The shortest time between two reports of a calculation's progress. */
const shownEveryMs = 500;
/** The shortest time between two reloads of the run on open pages. */
const refreshedEveryMs = 1_000;

/** Reports how many lines are done; reports that follow too fast are dropped. */
export type ReportProgress = (done: number) => Promise<void>;

/**
 * The progress of a calculation, for pages that are open and for pages opened later. It is not a domain fact and is not
 * recorded in the audit trail; it is written outside the transaction of the calculation.
 */
@Injectable()
export class RunProgress {
  constructor(
    private readonly calculations: CalculationRepository,
    private readonly identity: IdentityFacade,
    private readonly memberships: Memberships,
    private readonly notifications: NotificationsFacade,
    private readonly transactions: Transactions,
  ) {}

  /**
   * A context of the user who requested the calculation; it can't be used for acts that need a confirmation.
   * @throws DistributionsCalculationLeftError (409) when they are no longer the nazir
   */
  async askedBy(ctx: Ctx, { waqfId, runId }: Asked): Promise<Ctx | null> {
    const calculation = (await this.calculations.of(ctx, [runId])).get(runId);
    if (!calculation) return null;
    const asking = await this.identity.onBehalfOf(ctx, calculation.requestedBy, 'nazir');
    const waqf = asking && (await this.memberships.of(asking, waqfId));
    if (!asking || !waqf?.relations.includes('nazir')) throw new DistributionsCalculationLeftError();
    return asking;
  }

  /** The function that reports the progress of one calculation. */
  reporter(ctx: Ctx, { waqfId, runId }: Asked): ReportProgress {
    let shownAt = performance.now();
    let refreshedAt = shownAt;
    return async (done) => {
      const now = performance.now();
      if (now - shownAt < shownEveryMs) return;
      shownAt = now;
      await this.calculations.progress(ctx, runId, done);
      if (now - refreshedAt < refreshedEveryMs) return;
      refreshedAt = now;
      await this.refresh(ctx, waqfId);
    };
  }

  async fail(ctx: Ctx, { runId }: Asked, problem: { code: string } & Bilingual): Promise<void> {
    await this.calculations.fail(ctx, runId, problem);
  }

  async refresh(ctx: Ctx, waqfId: string): Promise<void> {
    const waqf = await this.memberships.of(ctx, waqfId);
    if (!waqf) return;
    await this.transactions.run(ctx, (ctx) =>
      this.notifications.push(ctx, { userIds: partiesOf(waqf), event: 'waqf.changed', data: { waqfId } }),
    );
  }
}
