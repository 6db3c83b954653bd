import { Inject, Injectable } from '@nestjs/common';
import { remoteName, type RegistryEntry } from '@waqf/contracts/releases';
import * as z from 'zod/mini';
import { type Ctx, Environment } from '../../platform/index.js';
import { openFlag } from '../domain/development-flag.js';
import { DevelopmentFlagRepository } from '../persistence/development-flag.repository.js';
import { ReleaseToken } from '../persistence/release-token.js';
import { ReleasesDevelopmentError } from '../releases.errors.js';

/** Names a remote that the caller's own machine compiles, and its flag: `mf-nazir` or `mf-nazir <flag>`. */
export const developmentHeader = 'x-waqf-development';

/**
 * Remotes that a development server compiles: `npm run dev` names them in WAQF_DEV_REMOTES, `npm run dev -- --against`
 * in a header of each call. Without simulators the header needs an administrator's flag; a given flag must be valid,
 * also with simulators.
 */
@Injectable()
export class DevelopmentRemotes {
  private readonly entries: Readonly<Record<string, string>>;

  constructor(
    @Inject(Environment) private readonly environment: Environment,
    private readonly token: ReleaseToken,
    private readonly flags: DevelopmentFlagRepository,
  ) {
    const text = environment.simulators ? process.env['WAQF_DEV_REMOTES'] : undefined;
    this.entries = text ? z.parse(z.record(remoteName, z.string()), JSON.parse(text)) : {};
  }

  /**
   * Points the registry at the development server, which has no hashes because its files change all the time. Only the
   * answer to this caller changes, and the address is on the caller's own host.
   * @param asked value of `developmentHeader`
   * @throws ReleasesDevelopmentError (403)
   */
  async over(ctx: Ctx, remotes: RegistryEntry[], asked: string | undefined): Promise<RegistryEntry[]> {
    const entries = { ...this.entries, ...(await this.askedFor(ctx, asked)) };
    return remotes.map((remote) => {
      const entry = entries[remote.name];
      return entry === undefined
        ? remote
        : { ...remote, version: 'development', entry, integrity: {}, first: [], needs: undefined, previous: null };
    });
  }

  private async askedFor(ctx: Ctx, asked: string | undefined): Promise<Record<string, string>> {
    if (asked === undefined) return {};
    const [remote = '', flag = ''] = asked.split(' ');
    const isAdmitted = flag === '' ? this.environment.simulators : await this.isGood(ctx, remote, flag);
    if (!isAdmitted || !z.safeParse(remoteName, remote).success) throw new ReleasesDevelopmentError();
    return { [remote]: `/dev/${remote}/entry.js` };
  }

  /** The seal is checked first, so that a forged flag causes no database query. */
  private async isGood(ctx: Ctx, remote: string, flag: string): Promise<boolean> {
    const id = openFlag(flag, remote, ctx.clock.now(), this.token.operatorSecret);
    return id !== null && this.flags.use(ctx, id, remote);
  }
}
