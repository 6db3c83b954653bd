import { Injectable } from '@nestjs/common';
import { type Ctx, Facts, Transactions } from '../../platform/index.js';
import { DevelopmentFlagRepository } from '../persistence/development-flag.repository.js';
import { ReleaseTokenRepository } from '../persistence/release-token.repository.js';
import { developmentRevoked, releaseTokenRevoked } from '../releases.facts.js';

/**
 * Revokes every team's token and every development flag in a restored database: one that was revoked after the backup
 * was made must not become valid again. The operator's token is no part of a backup.
 */
@Injectable()
export class EndReleaseAccess {
  constructor(
    private readonly transactions: Transactions,
    private readonly tokens: ReleaseTokenRepository,
    private readonly flags: DevelopmentFlagRepository,
    private readonly facts: Facts,
  ) {}

  /** The caller checks access. */
  async execute(ctx: Ctx): Promise<void> {
    await this.transactions.run(ctx, async (ctx) => {
      for (const { id: tokenId, remote, name } of await this.tokens.revokeAll(ctx))
        await this.facts.record(ctx, releaseTokenRevoked, { remote, tokenId, name });
      for (const { id: flagId, remote, name } of await this.flags.revokeAll(ctx))
        await this.facts.record(ctx, developmentRevoked, { remote, flagId, name });
    });
  }
}
