import { Inject, Injectable } from '@nestjs/common';
import { remoteName, type RegistryEntry } from '@waqf/contracts/releases';
import * as z from 'zod/mini';
import { type Ctx, Environment } from '../../platform/index.js';
import { admitsDevelopment } from '../domain/development-flag.js';
import { ReleaseToken } from '../persistence/release-token.js';
import { ReleasesDevelopmentError } from '../releases.errors.js';

/** A remote that the caller's own machine compiles, and the flag that admits it: `mf-nazir` or `mf-nazir <flag>`. */
export const developmentHeader = 'x-waqf-development';

/**
 * Remotes that a development server compiles: `npm run dev` names them in WAQF_DEV_REMOTES, `npm run dev -- --against`
 * in a header of each call. Without simulators the header needs an administrator's flag.
 */
@Injectable()
export class DevelopmentRemotes {
  private readonly entries: Readonly<Record<string, string>>;

  constructor(
    @Inject(Environment) private readonly environment: Environment,
    private readonly token: ReleaseToken,
  ) {
    const text = environment.simulators ? process.env['WAQF_DEV_REMOTES'] : undefined;
    this.entries = text ? z.parse(z.record(remoteName, z.string()), JSON.parse(text)) : {};
  }

  /**
   * Points the registry at the development server, which pins no hashes because its files change all the time. Only the
   * caller's own page is answered so, and their own address serves the files.
   * @param asked value of `developmentHeader`
   * @throws ReleasesDevelopmentError (403)
   */
  over(ctx: Ctx, remotes: RegistryEntry[], asked: string | undefined): RegistryEntry[] {
    const entries = { ...this.entries, ...this.askedFor(ctx, asked) };
    return remotes.map((remote) => {
      const entry = entries[remote.name];
      return entry === undefined
        ? remote
        : { ...remote, version: 'development', entry, integrity: {}, first: [], needs: undefined, previous: null };
    });
  }

  private askedFor(ctx: Ctx, asked: string | undefined): Record<string, string> {
    if (asked === undefined) return {};
    const [remote = '', flag = ''] = asked.split(' ');
    const isAdmitted =
      this.environment.simulators || admitsDevelopment(flag, remote, ctx.clock.now(), this.token.operatorSecret);
    if (!isAdmitted || !z.safeParse(remoteName, remote).success) throw new ReleasesDevelopmentError();
    return { [remote]: `/dev/${remote}/entry.js` };
  }
}
