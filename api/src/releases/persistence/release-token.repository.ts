import { Injectable } from '@nestjs/common';
import type { RemoteName } from '@waqf/contracts/releases';
import { type Ctx, sql } from '../../platform/index.js';

export interface NewReleaseToken {
  readonly id: string;
  readonly remote: RemoteName;
  readonly name: string;
  readonly secretHash: string;
  readonly publicKey: string;
}

const addToken = sql({
  name: 'releases.add-release-token',
  text: `INSERT INTO releases.release_token (id, remote, name, secret_hash, public_key, made_at)
         VALUES ($1, $2, $3, $4, $5, $6)`,
});
const findToken = sql({
  name: 'releases.find-release-token',
  text: `SELECT remote, name, secret_hash AS "secretHash", public_key AS "publicKey"
         FROM releases.release_token WHERE id = $1 AND revoked_at IS NULL`,
  row: { remote: 'text', name: 'text', secretHash: 'text', publicKey: 'text' },
});
const touchToken = sql({
  name: 'releases.touch-release-token',
  text: 'UPDATE releases.release_token SET last_used_at = $2 WHERE id = $1',
});
const revokeToken = sql({
  name: 'releases.revoke-release-token',
  text: `UPDATE releases.release_token SET revoked_at = $3
         WHERE id = $1 AND remote = $2 AND revoked_at IS NULL RETURNING name`,
  row: { name: 'text' },
});
const revokeTokens = sql({
  name: 'releases.revoke-release-tokens',
  text: `UPDATE releases.release_token SET revoked_at = $1 WHERE revoked_at IS NULL RETURNING id, remote, name`,
  row: { id: 'uuid', remote: 'text', name: 'text' },
});
const listTokens = sql({
  name: 'releases.list-release-tokens',
  text: `SELECT id, name, made_at AS "madeAt", last_used_at AS "lastUsedAt", revoked_at AS "revokedAt"
         FROM releases.release_token WHERE remote = $1 ORDER BY made_at DESC`,
  row: { id: 'uuid', name: 'text', madeAt: 'timestamptz', lastUsedAt: 'timestamptz?', revokedAt: 'timestamptz?' },
});

@Injectable()
export class ReleaseTokenRepository {
  async add(ctx: Ctx, { id, remote, name, secretHash, publicKey }: NewReleaseToken): Promise<void> {
    await addToken.run(ctx, [id, remote, name, secretHash, publicKey, ctx.clock.now()]);
  }

  /** A token that was not revoked; null when there is none. */
  async find(ctx: Ctx, id: string) {
    return (await findToken.first(ctx, [id])) ?? null;
  }

  async touch(ctx: Ctx, id: string): Promise<void> {
    await touchToken.run(ctx, [id, ctx.clock.now()]);
  }

  /** @returns the name of the token; null when the remote has no such token, or it was already revoked */
  async revoke(ctx: Ctx, id: string, remote: RemoteName): Promise<string | null> {
    return (await revokeToken.first(ctx, [id, remote, ctx.clock.now()]))?.name ?? null;
  }

  /** Revokes the tokens of all remotes; returns those that were valid until now. */
  revokeAll(ctx: Ctx) {
    return revokeTokens.rows(ctx, [ctx.clock.now()]);
  }

  /** Tokens of a remote, including revoked ones, newest first. */
  list(ctx: Ctx, remote: RemoteName) {
    return listTokens.rows(ctx, [remote]);
  }
}
