import { Injectable } from '@nestjs/common';
import type { Bilingual } from '@waqf/contracts';
import { IdentityFacade } from '../identity/index.js';
import { Memberships } from '../membership/index.js';
import { NotificationsFacade } from '../notifications/index.js';
import { type Ctx, Transactions } from '../platform/index.js';
import { CalculationRepository } from './persistence/calculation.repository.js';

interface Asked {
  readonly waqfId: string;
  readonly runId: string;
}

/** How often a calculation says how far it is. */
const shownEveryMs = 500;
/** Open pages read the run again that often at most. */
const refreshedEveryMs = 1_000;

/** Tells how many lines are done, as often as people look. */
export type ShowProgress = (done: number) => Promise<void>;

/**
 * How far a calculation is, for pages that are open and for those that are opened later. It is no fact of the domain
 * and is not recorded; it is written outside of the transaction of the calculation.
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

  /** A context of the person who asked for the calculation, good for no act that needs a confirmation. */
  async askedBy(ctx: Ctx, runId: string): Promise<Ctx | null> {
    const calculation = (await this.calculations.of(ctx, [runId])).get(runId);
    if (!calculation) return null;
    const person = await this.identity.person(ctx, calculation.requestedBy);
    if (!person) throw new Error(`who asked for the calculation of run ${runId} is unknown`);
    const { actor, language } = await this.identity.actingAs(ctx, person.nationalId, 'nazir');
    return { ...ctx, actor, language };
  }

  /** Of one calculation, from now on. */
  shown(ctx: Ctx, { waqfId, runId }: Asked): ShowProgress {
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
    const userIds = [waqf.waqifId, ...(waqf.nazirId === null ? [] : [waqf.nazirId])];
    await this.transactions.run(ctx, (ctx) =>
      this.notifications.push(ctx, { userIds, event: 'waqf.changed', data: { waqfId } }),
    );
  }
}
