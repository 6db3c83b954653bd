import { Injectable } from '@nestjs/common';
import { apiVersion, type PageBoot, type Registry, type Release } from '@waqf/contracts/releases';
import { IdentityFacade } from '../../identity/index.js';
import { type Ctx, requireCapability, Settings } from '../../platform/index.js';
import { displayOf } from '../domain/display-of.js';
import { toRegistryEntry } from '../domain/registry-view.js';
import { servedRoutes } from '../domain/served-routes.js';
import { ReleaseRepository, type RegistryRow } from '../persistence/release.repository.js';
import { DevelopmentRemotes } from '../serving/development-remotes.js';
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
  ) {}

  /** Remotes in force. */
  async registry(ctx: Ctx): Promise<Registry> {
    return this.registryOf(await this.releases.registry(ctx));
  }

  /**
   * Registry, the addresses of all remotes, the person of this session if any, launch mode, whether the simulators serve, and how dates and totals
   * look.
   */
  async boot(ctx: Ctx): Promise<PageBoot> {
    const [rows, user, settings] = await Promise.all([
      this.releases.registry(ctx),
      this.identity.ownUser(ctx),
      this.settings.read(ctx),
    ]);
    return {
      registry: this.registryOf(rows),
      routes: servedRoutes(rows.map(({ current }) => current)),
      user,
      launchMode: settings.launchMode,
      simulators: this.simulation.isOn,
      display: displayOf(settings),
    };
  }

  /** History of releases. @throws ForbiddenError (403) */
  async history(ctx: Ctx): Promise<Release[]> {
    requireCapability(ctx, 'system.admin');
    return this.releases.list(ctx);
  }

  private registryOf(rows: readonly RegistryRow[]): Registry {
    const remotes = rows.map(({ current, previous }) => toRegistryEntry(current, previous));
    return { remotes: this.development.over(remotes), api: apiVersion };
  }
}
