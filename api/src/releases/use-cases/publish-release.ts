import { Injectable } from '@nestjs/common';
import type { CanaryAudience, Release, ReleaseManifest } from '@waqf/contracts/releases';
import { type Ctx, Facts, Transactions } from '../../platform/index.js';
import { publish } from '../domain/registry-entry.js';
import { isSigned } from '../domain/release-signature.js';
import { reasonsAgainst } from '../domain/unmet-needs.js';
import { differenceOf } from '../domain/verify-release.js';
import { ChangeRequestRepository } from '../persistence/change-request.repository.js';
import { LocalBuilds } from '../persistence/local-builds.js';
import { ReleaseFiles } from '../persistence/release-files.js';
import type { Releaser } from '../persistence/release-token.js';
import { ReleaseRepository } from '../persistence/release.repository.js';
import { RunningVersions } from '../persistence/running-versions.js';
import {
  ReleasesIncompatibleError,
  ReleasesManifestError,
  ReleasesOtherRemoteError,
  ReleasesRetiredError,
  ReleasesSignatureError,
} from '../releases.errors.js';
import { registryFacts } from '../releases.facts.js';

interface ReleaseInput {
  readonly manifest: ReleaseManifest;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

export interface SignedRelease extends ReleaseInput {
  /** The manifest as it came, and the signature over exactly this text. */
  readonly signed: { readonly text: string; readonly signature: string };
  /** Null: for everybody. */
  readonly audience: CanaryAudience | null;
}

/** Publishes a version of one remote. The version before stays: open pages use it, and a roll-back goes there. */
@Injectable()
export class PublishRelease {
  constructor(
    private readonly transactions: Transactions,
    private readonly releases: ReleaseRepository,
    private readonly files: ReleaseFiles,
    private readonly builds: LocalBuilds,
    private readonly facts: Facts,
    private readonly running: RunningVersions,
    private readonly requests: ChangeRequestRepository,
  ) {}

  /**
   * @param releaser who carries the token that `ReleaseTokenGuard` asked for before a byte of the files was read
   * @throws ReleasesOtherRemoteError (403), ReleasesRetiredError (409), ReleasesSignatureError, ReleasesManifestError,
   *   ReleasesIncompatibleError (422); nothing changed then
   */
  async execute(ctx: Ctx, releaser: Releaser, input: SignedRelease): Promise<Release> {
    const { manifest, files, signed, audience } = input;
    const { token, publicKey } = releaser;
    if (token && token.remote !== manifest.name) throw new ReleasesOtherRemoteError(token.remote);
    if (!isSigned(signed.text, signed.signature, publicKey)) throw new ReleasesSignatureError();
    const reasons = reasonsAgainst(manifest, this.running.read());
    if (reasons.length > 0) throw new ReleasesIncompatibleError(reasons);
    // Built in this very checkout: the next start must not take it for something new, or it would undo a roll-back.
    const isLocal = (await this.builds.versionOf(manifest.name)) === manifest.version;
    const seenBuild = isLocal ? manifest.version : null;
    const storedOnly = token !== null && (await this.requests.needsTwo(ctx));
    return this.publish(ctx, { manifest, files }, { seenBuild, audience, by: token?.name ?? null, storedOnly });
  }

  /**
   * The same for a build beside the API, which a start puts in force.
   * @param how seenBuild: null leaves what was seen; by: name of the token, if one was used
   */
  async publish(
    ctx: Ctx,
    { manifest, files }: ReleaseInput,
    how: { seenBuild: string | null; audience?: CanaryAudience | null; by?: string | null; storedOnly?: boolean },
  ): Promise<Release> {
    const difference = differenceOf(manifest, files);
    if (difference !== null) throw new ReleasesManifestError(difference);
    const { name: remote, version, contractVersion } = manifest;
    // Files first: a registry entry never points at what is not there.
    await this.files.store(remote, version, files);
    const inForce = await this.transactions.run(ctx, async (ctx) => {
      await this.releases.add(ctx, manifest);
      const known = await this.releases.lockEntry(ctx, remote);
      // An administrator took it away: a team does not bring it back.
      if (known?.isRetired && how.by) throw new ReleasesRetiredError();
      const { audience = null, storedOnly = false } = how;
      const { entry, change } = publish(known, version, { audience, now: ctx.clock.now(), storedOnly });
      const seenBuild = how.seenBuild ?? known?.seenBuild ?? null;
      const by = how.by ?? null;
      await this.releases.put(ctx, remote, { ...entry, seenBuild }, change, { by });
      const { act, ...changed } = change;
      await this.facts.record(ctx, registryFacts[act], { remote, ...changed, by, requestedBy: null });
      return entry.version === version;
    });
    return { remote, version, contractVersion, publishedAt: ctx.clock.now().toISOString(), inForce };
  }
}
