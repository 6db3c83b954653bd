import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { CanaryAudience, ChangedRemote, ChangeRemote, RemoteName } from '@waqf/contracts/releases';
import { Contexts, type Ctx, defineQueue, Facts, Jobs, requireCapability, Transactions } from '../../platform/index.js';
import { pin, promote, type RegistryEntryState, rollBack, startCanary, type Step } from '../domain/registry-entry.js';
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

/** Which remote is changed, and the name of the token that does it; null: who acts in `ctx`, or the operator. */
interface Whose {
  readonly remote: RemoteName;
  readonly by: string | null;
}

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
    await this.change(ctx, { remote, by: null }, (ctx, entry) => this.canaryStep(ctx, remote, entry, input));
  }

  /**
   * The canary goes to everybody, at once or at a moment to come.
   * @throws ForbiddenError (403), ReleasesNoCanaryError (409), ReleasesMomentError (422)
   */
  async promote(ctx: Ctx, remote: RemoteName, at: Date | null): Promise<void> {
    requireCapability(ctx, 'system.admin');
    if (at && at <= ctx.clock.now()) throw new ReleasesMomentError();
    await this.change(ctx, { remote, by: null }, async (ctx, entry) => {
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
    await this.change(ctx, { remote, by: null }, async (_ctx, entry) => rollBackStep(entry));
  }

  /** Keeps what is in force whatever is released, or ends that. @throws ForbiddenError (403) */
  async pin(ctx: Ctx, remote: RemoteName, pinned: boolean): Promise<void> {
    requireCapability(ctx, 'system.admin');
    await this.change(ctx, { remote, by: null }, async (_ctx, entry) => pinStep(entry, pinned));
  }

  /**
   * The same for the holder of a release token, whom the caller has admitted to this remote.
   * @throws ReleasesVersionError (404), ReleasesNoCanaryError, ReleasesNothingBeforeError (409),
   *   ReleasesIncompatibleError (422)
   */
  async byToken(ctx: Ctx, whose: Whose, change: ChangeRemote): Promise<ChangedRemote> {
    const { remote } = whose;
    const entry = await this.change(ctx, whose, async (ctx, entry) => {
      if (change.act === 'rollback') return rollBackStep(entry);
      if (change.act === 'pin' || change.act === 'unpin') return pinStep(entry, change.act === 'pin');
      if (change.act === 'canary') {
        const version = change.version ?? entry.canary?.version;
        if (version === undefined) throw new ReleasesVersionError();
        const percent = change.percent ?? entry.canary?.percent ?? 0;
        return this.canaryStep(ctx, remote, entry, { ...change, version, percent });
      }
      const step = promote(entry, null);
      if (!step) throw new ReleasesNoCanaryError();
      return step;
    });
    const { version, canary, pinned } = entry;
    return { remote, version, canary: canary && { version: canary.version, percent: canary.percent }, pinned };
  }

  private async canaryStep(
    ctx: Ctx,
    remote: RemoteName,
    entry: LockedEntry,
    { version, percent, roles, people }: CanaryAudience & { version: string },
  ): Promise<Step> {
    const manifest = await this.releases.find(ctx, remote, version);
    if (!manifest || version === entry.version) throw new ReleasesVersionError();
    const reasons = reasonsAgainst(manifest, this.running.read());
    if (reasons.length > 0) throw new ReleasesIncompatibleError(reasons);
    return startCanary(entry, version, { audience: { percent, roles, people }, now: ctx.clock.now() });
  }

  /** The moment has come: promoted unless the canary was changed, stopped or scheduled anew since. */
  private async promoteDue({ remote, version, at }: { remote: RemoteName; version: string; at: string }) {
    await this.change(
      this.contexts.system('releases.promote'),
      { remote, by: null },
      async (_ctx, { canary, ...entry }) => {
        const isStillWanted = canary?.version === version && canary.promotesAt?.toISOString() === at;
        return isStillWanted ? promote({ ...entry, canary }, null) : null;
      },
    );
  }

  /** @returns the entry after the change */
  private async change(
    ctx: Ctx,
    { remote, by }: Whose,
    decide: (ctx: Ctx, entry: LockedEntry) => Promise<Step | null>,
  ): Promise<RegistryEntryState> {
    return this.transactions.run(ctx, async (ctx) => {
      const entry = await this.releases.lockEntry(ctx, remote);
      if (!entry) throw new ReleasesVersionError();
      const step = await decide(ctx, entry);
      if (!step) return entry;
      await this.releases.put(ctx, remote, { ...entry, ...step.entry }, step.change, { by });
      const { act, ...change } = step.change;
      await this.facts.record(ctx, registryFacts[act], { remote, ...change, by });
      return step.entry;
    });
  }
}

function rollBackStep(entry: LockedEntry): Step {
  const step = rollBack(entry);
  if (!step) throw new ReleasesNothingBeforeError();
  return step;
}

const pinStep = (entry: LockedEntry, pinned: boolean): Step | null =>
  entry.pinned === pinned ? null : pin(entry, pinned);
