import { Injectable } from '@nestjs/common';
import type { ChangedRemote, ChangeRemote, RemoteName } from '@waqf/contracts/releases';
import type { Ctx } from '../../platform/index.js';
import type { Releaser } from '../persistence/release-token.js';
import { ReleasesOtherRemoteError } from '../releases.errors.js';
import { ChangeRegistry } from './change-registry.js';

/** What a team does with the versions of its remote from a terminal; the history names its token. */
@Injectable()
export class ChangeByToken {
  constructor(private readonly registry: ChangeRegistry) {}

  /** @throws ReleasesOtherRemoteError (403), and what `ChangeRegistry` throws */
  async execute(ctx: Ctx, { token }: Releaser, remote: RemoteName, change: ChangeRemote): Promise<ChangedRemote> {
    if (token && token.remote !== remote) throw new ReleasesOtherRemoteError(token.remote);
    return this.registry.byToken(ctx, { remote, by: token?.name ?? null }, change);
  }
}
