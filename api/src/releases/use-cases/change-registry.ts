import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { CanaryAudience, RemoteName } from '@waqf/contracts/releases';
import { Contexts, type Ctx, defineQueue, Facts, Jobs, requireCapability, Transactions } from '../../platform/index.js';
import { pin, promote, rollBack, startCanary, type Step } from '../domain/registry-entry.js';
import { reasonsAgainst } from '../domain/unmet-needs.js';
import { type LockedEntry, ReleaseRepository } from '../persistence/release.repository.js';
import { RunningVersions } from '../persistence/running-versions.js';
import {
  ReleasesIncompatibleError,
  ReleasesMomentError,
  ReleasesNoCanaryError,
  ReleasesNothingBeforeError,
  ReleasesVersionError,
} from '../releases.errors.js';
import { registryFacts } from '../releases.facts.js';

const promoteCanary = defineQueue<{ remote: RemoteName; version: string; at: string }>('releases.promote-canary');

/** What an administrator does with the versions of a remote. Each act is one entry of its history and one fact. */
@Injectable()
export class ChangeRegistry implements OnModuleInit {
  constructor(
    private readonly transactions: Transactions,
    private readonly releases: ReleaseRepository,
    private readonly facts: Facts,
    private readonly jobs: Jobs,
    private readonly contexts: Contexts,
    private readonly running: RunningVersions,
  ) {}

  onModuleInit(): void {
    this.jobs.work(promoteCanary, ({ data }) => this.promoteDue(data));
  }

  /**
   * Begins a canary with a published version, or changes who gets the one that runs.
   * @throws ForbiddenError (403), ReleasesVersionError (404), ReleasesIncompatibleError (422)
   */
  async startCanary(ctx: Ctx, remote: RemoteName, input: CanaryAudience & { version: string }): Promise<void> {
    requireCapability(ctx, 'system.admin');
    const { version, ...audience } = input;
    await this.change(ctx, remote, async (ctx, entry) => {
      const manifest = await this.releases.find(ctx, remote, version);
      if (!manifest || version === entry.version) throw new ReleasesVersionError();
      const reasons = reasonsAgainst(manifest, this.running.read());
      if (reasons.length > 0) throw new ReleasesIncompatibleError(reasons);
      return startCanary(entry, version, { audience, now: ctx.clock.now() });
    });
  }

  /**
   * The canary goes to everybody, at once or at a moment to come.
   * @throws ForbiddenError (403), ReleasesNoCanaryError (409), ReleasesMomentError (422)
   */
  async promote(ctx: Ctx, remote: RemoteName, at: Date | null): Promise<void> {
    requireCapability(ctx, 'system.admin');
    if (at && at <= ctx.clock.now()) throw new ReleasesMomentError();
    await this.change(ctx, remote, async (ctx, entry) => {
      const step = promote(entry, at);
      if (!step) throw new ReleasesNoCanaryError();
      if (at) {
        const data = { remote, version: step.change.version, at: at.toISOString() };
        await this.jobs.enqueue(ctx, promoteCanary, data, { startAfter: at });
      }
      return step;
    });
  }

  /** Ends the canary, or without one goes to the version before. @throws ForbiddenError, ReleasesNothingBeforeError */
  async rollBack(ctx: Ctx, remote: RemoteName): Promise<void> {
    requireCapability(ctx, 'system.admin');
    await this.change(ctx, remote, async (_ctx, entry) => {
      const step = rollBack(entry);
      if (!step) throw new ReleasesNothingBeforeError();
      return step;
    });
  }

  /** Keeps what is in force whatever is released, or ends that. @throws ForbiddenError (403) */
  async pin(ctx: Ctx, remote: RemoteName, pinned: boolean): Promise<void> {
    requireCapability(ctx, 'system.admin');
    await this.change(ctx, remote, async (_ctx, entry) => (entry.pinned === pinned ? null : pin(entry, pinned)));
  }

  /** The moment has come: promoted unless the canary was changed, stopped or scheduled anew since. */
  private async promoteDue({ remote, version, at }: { remote: RemoteName; version: string; at: string }) {
    await this.change(this.contexts.system('releases.promote'), remote, async (_ctx, { canary, ...entry }) => {
      const isStillWanted = canary?.version === version && canary.promotesAt?.toISOString() === at;
      return isStillWanted ? promote({ ...entry, canary }, null) : null;
    });
  }

  private async change(
    ctx: Ctx,
    remote: RemoteName,
    decide: (ctx: Ctx, entry: LockedEntry) => Promise<Step | null>,
  ): Promise<void> {
    await this.transactions.run(ctx, async (ctx) => {
      const entry = await this.releases.lockEntry(ctx, remote);
      if (!entry) throw new ReleasesVersionError();
      const step = await decide(ctx, entry);
      if (!step) return;
      await this.releases.put(ctx, remote, { ...entry, ...step.entry }, step.change, { by: null });
      const { act, ...change } = step.change;
      await this.facts.record(ctx, registryFacts[act], { remote, ...change, by: null });
    });
  }
}
