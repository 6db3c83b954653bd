import { Injectable } from '@nestjs/common';
import type { CanaryAudience, RemoteName } from '@waqf/contracts/releases';
import { type Ctx, Facts, Jobs } from '../../platform/index.js';
import { isMainRemote } from '../domain/main-remote.js';
import { rollBackTarget } from '../domain/registry-entry.js';
import { type RegistryOrder, stepOf } from '../domain/registry-order.js';
import { type Cause, type LockedEntry, ReleaseRepository } from '../persistence/release.repository.js';
import {
  ReleasesChangedSinceError,
  ReleasesMainRemoteError,
  ReleasesMomentError,
  ReleasesNoCanaryError,
  ReleasesNoPreviousVersionError,
  ReleasesVersionError,
} from '../releases.errors.js';
import { registryFacts } from '../releases.facts.js';
import { promoteCanaryQueue } from '../releases.queues.js';
import { ReleaseGate } from './shared/release-gate.js';

/** A wanted change, before its version is known. */
export type Wanted =
  | ({ readonly act: 'canary'; readonly version: string } & CanaryAudience)
  | { readonly act: 'promote'; readonly at: Date | null }
  | { readonly act: 'rollback' | 'pin' | 'unpin' | 'retire' };

/** Changes which version a remote serves. Each change adds one entry to the history and one fact. */
@Injectable()
export class ChangeRegistry {
  constructor(
    private readonly releases: ReleaseRepository,
    private readonly facts: Facts,
    private readonly jobs: Jobs,
    private readonly gate: ReleaseGate,
  ) {}

  /** The entry of a remote that is in service, locked until the transaction ends. @throws ReleasesVersionError (404) */
  async lock(ctx: Ctx, remote: RemoteName): Promise<LockedEntry> {
    const entry = await this.releases.lockEntry(ctx, remote);
    if (!entry || entry.isRetired) throw new ReleasesVersionError();
    return entry;
  }

  /**
   * The order for a wanted change, with the version it would serve now.
   * @throws ReleasesVersionError (404), ReleasesNoCanaryError, ReleasesNoPreviousVersionError, ReleasesMainRemoteError,
   *   ReleasesPromotionLockedError (409), ReleasesIncompatibleError, ReleasesMomentError (422)
   */
  async orderOf(ctx: Ctx, remote: RemoteName, entry: LockedEntry, wanted: Wanted): Promise<RegistryOrder> {
    if (wanted.act === 'canary') {
      await this.requireServable(ctx, remote, entry, wanted.version);
      return wanted;
    }
    if (wanted.act === 'promote') {
      if (wanted.at && wanted.at <= ctx.clock.now()) throw new ReleasesMomentError();
      if (!entry.canary) throw new ReleasesNoCanaryError();
      await this.gate.requireQuiet(ctx, remote, entry.canary.version, wanted.at ?? ctx.clock.now());
      return { ...wanted, version: entry.canary.version };
    }
    if (wanted.act === 'rollback') {
      const version = rollBackTarget(entry);
      if (version === null) throw new ReleasesNoPreviousVersionError();
      return { act: 'rollback', version };
    }
    if (wanted.act === 'retire' && isMainRemote(remote)) throw new ReleasesMainRemoteError();
    return { act: wanted.act, version: entry.version };
  }

  /**
   * Executes an order in the caller's transaction, on the entry that the caller has locked.
   * @returns the entry after the change
   */
  async apply(ctx: Ctx, remote: RemoteName, entry: LockedEntry, order: RegistryOrder, cause: Cause) {
    const step = stepOf(entry, order, ctx.clock.now());
    if (!step) return entry;
    if (order.act === 'promote' && order.at) {
      const data = { remote, version: order.version, at: order.at.toISOString() };
      await this.jobs.enqueue(ctx, promoteCanaryQueue, data, { startAfter: order.at });
    }
    await this.releases.put(ctx, remote, { ...entry, ...step.entry }, step.change, cause);
    const { act, ...change } = step.change;
    const { by, requestedBy = null } = cause;
    await this.facts.record(ctx, registryFacts[act], { remote, ...change, by, requestedBy });
    return { ...entry, ...step.entry };
  }

  /**
   * Executes an approved order, unless it would serve another version meanwhile.
   * @throws ReleasesChangedSinceError (409), and what `orderOf` throws
   */
  async applyApproved(ctx: Ctx, remote: RemoteName, order: RegistryOrder, requestedBy: string): Promise<void> {
    const entry = await this.lock(ctx, remote);
    const now = await this.orderOf(ctx, remote, entry, order);
    if (now.version !== order.version) throw new ReleasesChangedSinceError();
    await this.apply(ctx, remote, entry, order, { by: null, requestedBy });
  }

  private async requireServable(ctx: Ctx, remote: RemoteName, entry: LockedEntry, version: string): Promise<void> {
    const manifest = await this.releases.find(ctx, remote, version);
    if (!manifest || version === entry.version) throw new ReleasesVersionError();
    this.gate.requireFit(manifest);
  }
}
