import { Injectable } from '@nestjs/common';
import type { CanaryAudience, Release } from '@waqf/contracts/releases';
import type { Ctx } from '../../platform/index.js';
import { isSigned } from '../domain/release-signature.js';
import { reasonsAgainst } from '../domain/unmet-needs.js';
import { ChangeRequestRepository } from '../persistence/change-request.repository.js';
import { LocalBuilds } from '../persistence/local-builds.js';
import type { Releaser } from '../persistence/release-token.js';
import { RunningVersions } from '../persistence/running-versions.js';
import { ReleasesIncompatibleError, ReleasesOtherRemoteError, ReleasesSignatureError } from '../releases.errors.js';
import { type ReleaseInput, StoreRelease } from './store-release.js';

export interface SignedRelease extends ReleaseInput {
  /** The manifest text as received, and the signature over exactly this text. */
  readonly signed: { readonly text: string; readonly signature: string };
  /** Null for everybody. */
  readonly audience: CanaryAudience | null;
}

/** Publishes a version of one remote. The previous version stays: open pages use it, and a rollback returns to it. */
@Injectable()
export class PublishRelease {
  constructor(
    private readonly store: StoreRelease,
    private readonly builds: LocalBuilds,
    private readonly running: RunningVersions,
    private readonly requests: ChangeRequestRepository,
  ) {}

  /**
   * @param releaser holder of the token that `ReleaseTokenGuard` checked before the files were read
   * @throws ReleasesOtherRemoteError (403), ReleasesRetiredError (409), ReleasesSignatureError, ReleasesManifestError,
   *   ReleasesIncompatibleError (422); nothing has changed then
   */
  async execute(ctx: Ctx, releaser: Releaser, input: SignedRelease): Promise<Release> {
    const { manifest, files, signed, audience } = input;
    const { token, publicKey } = releaser;
    if (token && token.remote !== manifest.name) throw new ReleasesOtherRemoteError(token.remote);
    if (!isSigned(signed.text, signed.signature, publicKey)) throw new ReleasesSignatureError();
    const reasons = reasonsAgainst(manifest, this.running.read());
    if (reasons.length > 0) throw new ReleasesIncompatibleError(reasons);
    // A build of this same checkout: the next start must not treat it as new, because that would undo a rollback.
    const isLocal = (await this.builds.versionOf(manifest.name)) === manifest.version;
    const seenBuild = isLocal ? manifest.version : null;
    const storedOnly = token !== null && (await this.requests.needsTwo(ctx));
    return this.store.execute(ctx, { manifest, files }, { seenBuild, audience, by: token?.name ?? null, storedOnly });
  }
}
