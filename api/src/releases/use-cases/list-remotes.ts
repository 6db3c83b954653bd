import { Injectable } from '@nestjs/common';
import type { RemoteInRegistry, RemoteList } from '@waqf/contracts/releases';
import { IdentityFacade } from '../../identity/index.js';
import { type Ctx, requireCapability } from '../../platform/index.js';
import { ReleaseHealthRepository } from '../persistence/release-health.repository.js';
import { type RegistryRow, ReleaseRepository } from '../persistence/release.repository.js';
import { type CountedVersions, toRemoteInRegistry } from '../presenter.js';
import { ListDevelopmentFlags } from './list-development-flags.js';
import { ReadReleasePolicy } from './read-release-policy.js';
import { ReleaseGate } from './shared/release-gate.js';

/** The remotes as administrators see them: served versions, audience, health, history and waiting changes. */
@Injectable()
export class ListRemotes {
  constructor(
    private readonly releases: ReleaseRepository,
    private readonly identity: IdentityFacade,
    private readonly health: ReleaseHealthRepository,
    private readonly policy: ReadReleasePolicy,
    private readonly flags: ListDevelopmentFlags,
    private readonly gate: ReleaseGate,
  ) {}

  /**
   * All remotes, the rule for changing them, and the development flags.
   * @throws ForbiddenError (403)
   */
  async list(ctx: Ctx): Promise<RemoteList> {
    const { policy } = await this.policy.execute(ctx);
    return { remotes: await this.remotes(ctx), policy, development: await this.flags.execute(ctx) };
  }

  /** All remotes with their served versions and history. @throws ForbiddenError (403) */
  async remotes(ctx: Ctx): Promise<RemoteInRegistry[]> {
    requireCapability(ctx, 'system.admin');
    const [rows, changes] = await Promise.all([this.releases.registry(ctx), this.releases.changes(ctx)]);
    const acted = changes.flatMap(({ actorId, approvedBy }) => [actorId ?? [], approvedBy ?? []].flat());
    const people = await this.identity.people(ctx, [...new Set(acted)]);
    const { waiting } = await this.policy.execute(ctx);
    const names = new Map([...people].map(([id, { fullName }]) => [id, fullName]));
    return Promise.all(
      rows.map(async (row) => ({
        ...toRemoteInRegistry(row, changes, names, await this.counted(ctx, row)),
        waiting: waiting.get(row.remote) ?? null,
      })),
    );
  }

  /** Opens and faults of the last day; for the previous version, of the last week. */
  private async counted(ctx: Ctx, { remote, entry }: RegistryRow): Promise<CountedVersions> {
    const ago = (days: number) => new Date(ctx.clock.now().getTime() - days * 24 * 3_600_000);
    const sum = (version: string, days: number) => this.health.sum(ctx, remote, version, ago(days));
    return {
      current: await sum(entry.version, 1),
      previous: entry.previousVersion === null ? null : await sum(entry.previousVersion, 7),
      canary: entry.canary && (await sum(entry.canary.version, 1)),
      lockedUntil: entry.canary && (await this.gate.lockedUntil(ctx, remote, entry.canary.version)),
    };
  }
}
