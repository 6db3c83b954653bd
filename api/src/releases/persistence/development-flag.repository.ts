import { Injectable } from '@nestjs/common';
import type { RemoteName } from '@waqf/contracts/releases';
import { type Ctx, sql } from '../../platform/index.js';
import type { DevelopmentFlag } from '../domain/development-flag.js';

const addFlag = sql({
  name: 'releases.add-development-flag',
  text: `INSERT INTO releases.development_flag (id, remote, name, made_by, made_at, until)
         VALUES ($1, $2, $3, $4, $5, $6)`,
});
const useFlag = sql({
  name: 'releases.use-development-flag',
  text: `UPDATE releases.development_flag SET last_used_at = $3
         WHERE id = $1 AND remote = $2 AND revoked_at IS NULL AND until > $3 RETURNING id`,
  row: { id: 'uuid' },
});
const revokeFlag = sql({
  name: 'releases.revoke-development-flag',
  text: `UPDATE releases.development_flag SET revoked_at = $3
         WHERE id = $1 AND remote = $2 AND revoked_at IS NULL AND until > $3 RETURNING name`,
  row: { name: 'text' },
});
const revokeFlags = sql({
  name: 'releases.revoke-development-flags',
  text: `UPDATE releases.development_flag SET revoked_at = $1 WHERE revoked_at IS NULL AND until > $1
         RETURNING id, remote, name`,
  row: { id: 'uuid', remote: 'text', name: 'text' },
});
const listFlags = sql({
  name: 'releases.list-development-flags',
  text: `SELECT id, remote, name, made_by AS "madeBy", made_at AS "madeAt", until, last_used_at AS "lastUsedAt",
                revoked_at AS "revokedAt"
         FROM releases.development_flag WHERE until > $1 ORDER BY made_at DESC LIMIT 50`,
  row: {
    id: 'uuid',
    remote: 'text',
    name: 'text',
    madeBy: 'uuid',
    madeAt: 'timestamptz',
    until: 'timestamptz',
    lastUsedAt: 'timestamptz?',
    revokedAt: 'timestamptz?',
  },
});

@Injectable()
export class DevelopmentFlagRepository {
  async add(ctx: Ctx, flag: DevelopmentFlag, { name, madeBy }: { name: string; madeBy: string }): Promise<void> {
    await addFlag.run(ctx, [flag.id, flag.remote, name, madeBy, ctx.clock.now(), flag.until]);
  }

  /** Marks a flag as used. @returns false when there is none, or it has expired or been revoked */
  async use(ctx: Ctx, id: string, remote: string): Promise<boolean> {
    return (await useFlag.first(ctx, [id, remote, ctx.clock.now()])) !== undefined;
  }

  /** @returns the name of the flag; null when the remote has no such flag, or it has expired or was already revoked */
  async revoke(ctx: Ctx, id: string, remote: RemoteName): Promise<string | null> {
    return (await revokeFlag.first(ctx, [id, remote, ctx.clock.now()]))?.name ?? null;
  }

  /** Revokes the flags of all remotes; returns those that were valid until now. */
  revokeAll(ctx: Ctx) {
    return revokeFlags.rows(ctx, [ctx.clock.now()]);
  }

  /** Flags that were still valid after a moment, newest first. */
  list(ctx: Ctx, after: Date) {
    return listFlags.rows(ctx, [after]);
  }
}
