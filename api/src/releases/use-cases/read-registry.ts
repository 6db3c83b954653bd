import { Injectable } from '@nestjs/common';
import { apiVersion, type PageBoot, type Registry } from '@waqf/contracts/releases';
import { IdentityFacade } from '../../identity/index.js';
import { NotificationsFacade } from '../../notifications/index.js';
import { type Ctx, Settings } from '../../platform/index.js';
import { displayOf } from '../domain/display-of.js';
import { getsCanary } from '../domain/registry-entry.js';
import { toRegistryEntry } from '../domain/registry-view.js';
import { servedRoutes } from '../domain/served-routes.js';
import { ReleaseRepository, type RegistryRow } from '../persistence/release.repository.js';
import { DevelopmentRemotes } from '../serving/development-remotes.js';
import { Simulation } from '../serving/simulation.js';

/** The versions in force, for everybody: a page needs them before it knows the user. */
@Injectable()
export class ReadRegistry {
  constructor(
    private readonly releases: ReleaseRepository,
    private readonly identity: IdentityFacade,
    private readonly notifications: NotificationsFacade,
    private readonly settings: Settings,
    private readonly simulation: Simulation,
    private readonly development: DevelopmentRemotes,
  ) {}

  /**
   * The remotes in force for this user: a user in a canary gets it, with the version of the others as the previous one.
   */
  async registry(ctx: Ctx, development?: string): Promise<Registry> {
    return this.registryOf(ctx, served(await this.releases.registry(ctx), ctx), development);
  }

  /**
   * The registry, the addresses of all remotes, the signed-in user if there is one, launch mode, whether simulators
   * run, how dates and totals are shown, and where the user's events go on from here.
   */
  async boot(ctx: Ctx, development?: string): Promise<PageBoot> {
    const [rows, user, settings, eventsFrom] = await Promise.all([
      this.releases.registry(ctx),
      this.identity.ownUser(ctx),
      this.settings.read(ctx),
      ctx.actor.kind === 'person' ? this.notifications.endOfStreams(ctx) : undefined,
    ]);
    const remotes = served(rows, ctx);
    return {
      registry: await this.registryOf(ctx, remotes, development),
      routes: servedRoutes(remotes.map(({ current }) => current)),
      user,
      launchMode: settings.launchMode,
      maintenance:
        settings.maintenanceMode && !(ctx.actor.kind === 'person' && ctx.actor.capabilities.has('system.admin')),
      siteName: settings.siteName,
      siteDescription: settings.siteDescription,
      supportEmail: settings.supportEmail,
      simulators: this.simulation.isOn,
      display: displayOf(settings),
      ...(eventsFrom === undefined ? {} : { eventsFrom }),
    };
  }

  private async registryOf(
    ctx: Ctx,
    remotes: readonly ServedRemote[],
    development: string | undefined,
  ): Promise<Registry> {
    const entries = remotes.map(({ current, previous }) => toRegistryEntry(current, previous));
    return { remotes: await this.development.over(ctx, entries, development), api: apiVersion };
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
