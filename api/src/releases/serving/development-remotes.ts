import { Inject, Injectable } from '@nestjs/common';
import { remoteName, type RegistryEntry } from '@waqf/contracts/releases';
import * as z from 'zod/mini';
import { Environment } from '../../platform/index.js';

/**
 * Remotes that a development server compiles (`npm run dev` names them in WAQF_DEV_REMOTES); none without simulators.
 */
@Injectable()
export class DevelopmentRemotes {
  private readonly entries: Readonly<Record<string, string>>;

  constructor(@Inject(Environment) environment: Environment) {
    const text = environment.simulators ? process.env['WAQF_DEV_REMOTES'] : undefined;
    this.entries = text ? z.parse(z.record(remoteName, z.string()), JSON.parse(text)) : {};
  }

  /** Points the registry at the development server, which pins no hashes because its files change all the time. */
  over(remotes: RegistryEntry[]): RegistryEntry[] {
    return remotes.map((remote) => {
      const entry = this.entries[remote.name];
      return entry === undefined
        ? remote
        : { ...remote, version: 'development', entry, integrity: {}, needs: undefined, previous: null };
    });
  }
}
