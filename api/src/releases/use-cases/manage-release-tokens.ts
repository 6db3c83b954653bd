import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ReleaseTokenView, RemoteName } from '@waqf/contracts/releases';
import { type Ctx, Facts, newId, NotFoundError, requireCapability, Transactions } from '../../platform/index.js';
import { StepUps } from '../../identity/index.js';
import { makeKeyPair } from '../domain/release-signature.js';
import { ReleaseRepository } from '../persistence/release.repository.js';
import { ReleaseTokenRepository } from '../persistence/release-token.repository.js';
import { ReleasesTokenNotFoundError } from '../releases.errors.js';
import { releaseTokenMade, releaseTokenRevoked } from '../releases.facts.js';

/** Tokens with which a team releases its own remote. */
@Injectable()
export class ManageReleaseTokens {
  constructor(
    private readonly transactions: Transactions,
    private readonly tokens: ReleaseTokenRepository,
    private readonly facts: Facts,
    private readonly releases: ReleaseRepository,
    private readonly stepUps: StepUps,
  ) {}

  /**
   * Creates a token with its own signing key. Neither the secret nor the private key is stored.
   * @returns `<id>.<secret>.<private key>`
   * @throws ForbiddenError, IdentityStepUpError (403), NotFoundError (404) before the first release, which the operator
   *   makes
   */
  async make(ctx: Ctx, remote: RemoteName, name: string): Promise<string> {
    requireCapability(ctx, 'system.admin');
    await this.requireReleased(ctx, remote);
    await this.stepUps.require(ctx, { kind: 'release', id: remote, change: { act: 'token', name } });
    const [id, secret, { publicKey, privateKey }] = [newId(), randomBytes(32).toString('hex'), makeKeyPair()];
    const secretHash = createHash('sha256').update(secret).digest('hex');
    await this.transactions.run(ctx, async (ctx) => {
      await this.tokens.add(ctx, { id, remote, name, secretHash, publicKey });
      await this.facts.record(ctx, releaseTokenMade, { remote, tokenId: id, name });
    });
    return `${id}.${secret}.${privateKey}`;
  }

  /** @throws ForbiddenError (403), ReleasesTokenNotFoundError (404) */
  async revoke(ctx: Ctx, remote: RemoteName, tokenId: string): Promise<void> {
    requireCapability(ctx, 'system.admin');
    await this.transactions.run(ctx, async (ctx) => {
      const name = await this.tokens.revoke(ctx, tokenId, remote);
      if (name === null) throw new ReleasesTokenNotFoundError();
      await this.facts.record(ctx, releaseTokenRevoked, { remote, tokenId, name });
    });
  }

  /** Tokens of a remote, newest first. @throws ForbiddenError (403), NotFoundError (404) */
  async list(ctx: Ctx, remote: RemoteName): Promise<ReleaseTokenView[]> {
    requireCapability(ctx, 'system.admin');
    await this.requireReleased(ctx, remote);
    const rows = await this.tokens.list(ctx, remote);
    return rows.map(({ id, name, madeAt, lastUsedAt, revokedAt }) => ({
      id,
      name,
      madeAt: madeAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
      revokedAt: revokedAt?.toISOString() ?? null,
    }));
  }

  private async requireReleased(ctx: Ctx, remote: RemoteName): Promise<void> {
    const released = await this.releases.registry(ctx);
    if (!released.some((row) => row.remote === remote)) throw new NotFoundError();
  }
}
