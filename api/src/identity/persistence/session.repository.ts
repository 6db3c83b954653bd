import { Injectable } from '@nestjs/common';
import type { Language, Role } from '@waqf/contracts/identity';
import type { Ctx } from '../../platform/index.js';

/** Why a session ended before its time. */
export type EndReason = 'logout' | 'replaced' | 'role-change' | 'deactivated' | 'revoked';

/** A session with the person behind it. */
export interface SessionRow {
  readonly id: string;
  readonly personId: string;
  readonly lastSeenAt: Date;
  readonly endsAt: Date;
  readonly endedAt: Date | null;
  readonly nationalId: string;
  readonly fullName: string;
  readonly activeRole: Role;
  readonly language: Language;
  readonly roles: Role[];
}

/** Sessions, known by the hash of their secret. */
@Injectable()
export class SessionRepository {
  /** The session of a secret's hash, when its person is active; alive or not. */
  async findByHash(ctx: Ctx, tokenHash: Buffer): Promise<SessionRow | null> {
    const [row] = await ctx.manager.query<SessionRow[]>(
      `SELECT s.id, s.person_id AS "personId", s.last_seen_at AS "lastSeenAt", s.ends_at AS "endsAt", s.ended_at AS "endedAt",
         p.national_id AS "nationalId", p.full_name AS "fullName", p.active_role AS "activeRole", p.preferred_language AS language,
         ARRAY(SELECT r.role FROM identity.person_role r WHERE r.person_id = p.id ORDER BY r.granted_at, r.role) AS roles
       FROM identity.session s JOIN identity.person p ON p.id = s.person_id
       WHERE s.token_hash = $1 AND p.deactivated_at IS NULL`,
      [tokenHash],
    );
    return row ?? null;
  }

  async add(ctx: Ctx, session: { id: string; tokenHash: Buffer; personId: string; endsAt: Date }): Promise<void> {
    const now = ctx.clock.now();
    await ctx.manager.query(
      `INSERT INTO identity.session (id, token_hash, person_id, created_at, last_seen_at, ends_at) VALUES ($1, $2, $3, $4, $4, $5)`,
      [session.id, session.tokenHash, session.personId, now, session.endsAt],
    );
  }

  /** Writes down a use; never backwards, as uses may arrive out of order. */
  async touch(ctx: Ctx, id: string): Promise<void> {
    await ctx.manager.query('UPDATE identity.session SET last_seen_at = greatest(last_seen_at, $2) WHERE id = $1 AND ended_at IS NULL', [
      id,
      ctx.clock.now(),
    ]);
  }

  async end(ctx: Ctx, id: string, because: EndReason): Promise<void> {
    await ctx.manager.query('UPDATE identity.session SET ended_at = $2, ended_because = $3 WHERE id = $1 AND ended_at IS NULL', [
      id,
      ctx.clock.now(),
      because,
    ]);
  }

  async endAllOf(ctx: Ctx, personId: string, because: EndReason): Promise<void> {
    await ctx.manager.query(
      'UPDATE identity.session SET ended_at = $2, ended_because = $3 WHERE person_id = $1 AND ended_at IS NULL',
      [personId, ctx.clock.now(), because],
    );
  }
}
