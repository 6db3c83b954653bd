import { Injectable } from '@nestjs/common';
import {
  apiVersion,
  type PageBoot,
  type Registry,
  type RemoteInRegistry,
  type RemoteList,
} from '@waqf/contracts/releases';
import { IdentityFacade } from '../../identity/index.js';
import { type Ctx, requireCapability, Settings } from '../../platform/index.js';
import { displayOf } from '../domain/display-of.js';
import { getsCanary } from '../domain/registry-entry.js';
import { toRegistryEntry } from '../domain/registry-view.js';
import { servedRoutes } from '../domain/served-routes.js';
import { SetReleasePolicy } from './set-release-policy.js';
import { ReleaseHealthRepository } from '../persistence/release-health.repository.js';
import { ReleaseRepository, type RegistryRow } from '../persistence/release.repository.js';
import { DevelopmentRemotes } from '../serving/development-remotes.js';
import { type CountedVersions, toRemoteInRegistry } from '../presenter.js';
import { Simulation } from '../serving/simulation.js';

/** What is in force, for anybody: a page needs it before it knows who is there. */
@Injectable()
export class ReadRegistry {
  constructor(
    private readonly releases: ReleaseRepository,
    private readonly identity: IdentityFacade,
    private readonly settings: Settings,
    private readonly simulation: Simulation,
    private readonly development: DevelopmentRemotes,
    private readonly health: ReleaseHealthRepository,
    private readonly policy: SetReleasePolicy,
  ) {}

  /** Remotes in force for who asks: a person of a canary gets it, with what the others have as the version before. */
  async registry(ctx: Ctx, development?: string): Promise<Registry> {
    return this.registryOf(ctx, served(await this.releases.registry(ctx), ctx), development);
  }

  /**
   * Registry, the addresses of all remotes, the person of this session if any, launch mode, whether the simulators
   * serve, and how dates and totals look.
   */
  async boot(ctx: Ctx, development?: string): Promise<PageBoot> {
    const [rows, user, settings] = await Promise.all([
      this.releases.registry(ctx),
      this.identity.ownUser(ctx),
      this.settings.read(ctx),
    ]);
    const remotes = served(rows, ctx);
    return {
      registry: this.registryOf(ctx, remotes, development),
      routes: servedRoutes(remotes.map(({ current }) => current)),
      user,
      launchMode: settings.launchMode,
      maintenance:
        settings.maintenanceMode && !(ctx.actor.kind === 'person' && ctx.actor.capabilities.has('system.admin')),
      siteName: settings.siteName,
      simulators: this.simulation.isOn,
      display: displayOf(settings),
    };
  }

  /** Every remote, and the rule by which they change. @throws ForbiddenError (403) */
  async list(ctx: Ctx): Promise<RemoteList> {
    return { remotes: await this.remotes(ctx), policy: (await this.policy.read(ctx)).policy };
  }

  /** Every remote with who is served what, and its history. @throws ForbiddenError (403) */
  async remotes(ctx: Ctx): Promise<RemoteInRegistry[]> {
    requireCapability(ctx, 'system.admin');
    const [rows, changes] = await Promise.all([this.releases.registry(ctx), this.releases.changes(ctx)]);
    const acted = changes.flatMap(({ actorId, approvedBy }) => [actorId ?? [], approvedBy ?? []].flat());
    const people = await this.identity.people(ctx, [...new Set(acted)]);
    const { waiting } = await this.policy.read(ctx);
    const names = new Map([...people].map(([id, { fullName }]) => [id, fullName]));
    return Promise.all(
      rows.map(async (row) => ({
        ...toRemoteInRegistry(row, changes, names, await this.counted(ctx, row)),
        waiting: waiting.get(row.remote) ?? null,
      })),
    );
  }

  /** Opens and faults of the last day; of the version before, of its last week. */
  private async counted(ctx: Ctx, { remote, entry }: RegistryRow): Promise<CountedVersions> {
    const ago = (days: number) => new Date(ctx.clock.now().getTime() - days * 24 * 3_600_000);
    const sum = (version: string, days: number) => this.health.sum(ctx, remote, version, ago(days));
    return {
      current: await sum(entry.version, 1),
      previous: entry.previousVersion === null ? null : await sum(entry.previousVersion, 7),
      canary: entry.canary && (await sum(entry.canary.version, 1)),
    };
  }

  private registryOf(ctx: Ctx, remotes: readonly ServedRemote[], development: string | undefined): Registry {
    const entries = remotes.map(({ current, previous }) => toRegistryEntry(current, previous));
    return { remotes: this.development.over(ctx, entries, development), api: apiVersion };
  }
}

type ServedRemote = Pick<RegistryRow, 'current' | 'previous'>;

function served(rows: readonly RegistryRow[], { actor }: Ctx): ServedRemote[] {
  const person = actor.kind === 'person' ? { id: actor.userId, role: actor.role } : null;
  return rows.map(({ entry, current, previous, canary }) =>
    canary && entry.canary && getsCanary(entry.canary, person)
      ? { current: canary, previous: current }
      : { current, previous },
  );
}
