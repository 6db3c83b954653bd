import { Injectable } from '@nestjs/common';
import type { ChangedRemote, ChangeRemote, RemoteName } from '@waqf/contracts/releases';
import { type Ctx, Transactions } from '../../platform/index.js';
import type { RegistryEntryState } from '../domain/registry-entry.js';
import { ChangeRequestRepository } from '../persistence/change-request.repository.js';
import type { Releaser } from '../persistence/release-token.js';
import { ReleasesOtherRemoteError, ReleasesTwoPeopleError, ReleasesVersionError } from '../releases.errors.js';
import { ChangeRegistry, type Wanted } from './change-registry.js';

/**
 * A team's change of its remote from a terminal; the history names the token. When changes need two people, a team's
 * token cannot change anything; the operator's token still can.
 */
@Injectable()
export class ChangeByToken {
  constructor(
    private readonly transactions: Transactions,
    private readonly registry: ChangeRegistry,
    private readonly requests: ChangeRequestRepository,
  ) {}

  /** @throws ReleasesOtherRemoteError, ReleasesTwoPeopleError (403), and what `ChangeRegistry.orderOf` throws */
  async execute(ctx: Ctx, { token }: Releaser, remote: RemoteName, change: ChangeRemote): Promise<ChangedRemote> {
    if (token && token.remote !== remote) throw new ReleasesOtherRemoteError(token.remote);
    return this.transactions.run(ctx, async (ctx) => {
      if (token && (await this.requests.needsTwo(ctx))) throw new ReleasesTwoPeopleError();
      const entry = await this.registry.lock(ctx, remote);
      const order = await this.registry.orderOf(ctx, remote, entry, wantedOf(change, entry));
      const after = await this.registry.apply(ctx, remote, entry, order, { by: token?.name ?? null });
      const { version, canary, pinned } = after;
      return { remote, version, canary: canary && { version: canary.version, percent: canary.percent }, pinned };
    });
  }
}

/** Fills in what a canary request leaves out from the running canary. @throws ReleasesVersionError (404) */
function wantedOf(change: ChangeRemote, { canary }: RegistryEntryState): Wanted {
  if (change.act === 'promote') return { act: 'promote', at: null };
  if (change.act !== 'canary') return { act: change.act };
  const version = change.version ?? canary?.version;
  if (version === undefined) throw new ReleasesVersionError();
  const { roles, people } = change;
  return { act: 'canary', version, percent: change.percent ?? canary?.percent ?? 0, roles, people };
}
