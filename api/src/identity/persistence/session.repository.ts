import { Injectable } from '@nestjs/common';
import { language, type Language, type Role, roles } from '@waqf/contracts/identity';
import { type Ctx, listOf, oneOf, genericPlan, rowOf, sql } from '../../platform/index.js';
import type { Origin } from '../domain/device.js';

/** Why a session was ended before it expired. */
export type EndReason = 'logout' | 'replaced' | 'role-change' | 'deactivated' | 'revoked';

/** A session with its person. */
export interface SessionRow {
  readonly id: string;
  readonly personId: string;
  readonly startedAt: Date;
  readonly lastSeenAt: Date;
  readonly endsAt: Date;
  readonly endedAt: Date | null;
  readonly nationalId: string;
  readonly fullName: string;
  readonly activeRole: Role;
  readonly language: Language;
  readonly roles: Role[];
}

/** A session as the person themselves sees it. */
export interface OwnSessionRow {
  readonly id: string;
  readonly userAgent: string | null;
  readonly address: string | null;
  readonly startedAt: Date;
  readonly lastSeenAt: Date;
  readonly endsAt: Date;
  readonly endedAt: Date | null;
}

/** The data of a session that begins. */
export interface NewSession {
  readonly id: string;
  readonly tokenHash: Buffer;
  readonly personId: string;
  readonly startedAt: Date;
  readonly endsAt: Date;
  readonly origin: Origin;
}

const ownColumns = `id, user_agent AS "userAgent", address, created_at AS "startedAt", last_seen_at AS "lastSeenAt",
  ends_at AS "endsAt", ended_at AS "endedAt"`;
const ownRow = rowOf({
  id: 'uuid',
  userAgent: 'text?',
  address: 'text?',
  startedAt: 'timestamptz',
  lastSeenAt: 'timestamptz',
  endsAt: 'timestamptz',
  endedAt: 'timestamptz?',
});

const findByHashes = sql({
  name: 'identity.sessions-by-hash',
  prepared: true,
  text: `SELECT s.token_hash AS "tokenHash", s.id, s.person_id AS "personId", s.created_at AS "startedAt",
           s.last_seen_at AS "lastSeenAt", s.ends_at AS "endsAt", s.ended_at AS "endedAt",
           p.national_id AS "nationalId", p.full_name AS "fullName", p.active_role AS "activeRole",
           p.preferred_language AS language,
           ARRAY(SELECT r.role FROM identity.person_role r WHERE r.person_id = p.id
                 ORDER BY r.granted_at, r.role) AS roles
         FROM identity.session s JOIN identity.person p ON p.id = s.person_id
         WHERE s.token_hash = ANY ${genericPlan(1, 'bytea[]')} AND p.deactivated_at IS NULL`,
  row: {
    tokenHash: 'bytea',
    id: 'uuid',
    personId: 'uuid',
    startedAt: 'timestamptz',
    lastSeenAt: 'timestamptz',
    endsAt: 'timestamptz',
    endedAt: 'timestamptz?',
    nationalId: 'text',
    fullName: 'text',
    activeRole: oneOf(roles),
    language: oneOf(language.options),
    roles: listOf(roles),
  },
});
const listOpen = sql({
  name: 'identity.list-open-sessions',
  text: `SELECT ${ownColumns} FROM identity.session
         WHERE person_id = $1 AND ended_at IS NULL AND ends_at > $2 ORDER BY last_seen_at DESC, id DESC`,
  row: ownRow,
});
const findOwn = sql({
  name: 'identity.find-own-session',
  text: `SELECT ${ownColumns} FROM identity.session WHERE id = $1 AND person_id = $2`,
  row: ownRow,
});
const addSession = sql({
  name: 'identity.add-session',
  text: `INSERT INTO identity.session
           (id, token_hash, person_id, created_at, last_seen_at, ends_at, address, user_agent)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
});
const touchSession = sql({
  name: 'identity.touch-session',
  text: 'UPDATE identity.session SET last_seen_at = greatest(last_seen_at, $2) WHERE id = $1 AND ended_at IS NULL',
});
const endSession = sql({
  name: 'identity.end-session',
  text: 'UPDATE identity.session SET ended_at = $2, ended_because = $3 WHERE id = $1 AND ended_at IS NULL',
});
const endSessionsOf = sql({
  name: 'identity.end-sessions-of-person',
  text: 'UPDATE identity.session SET ended_at = $2, ended_because = $3 WHERE person_id = $1 AND ended_at IS NULL',
});
const endOldest = sql({
  name: 'identity.end-sessions-beyond',
  text: `UPDATE identity.session SET ended_at = $2, ended_because = 'replaced' WHERE ended_at IS NULL AND id IN (
           SELECT id FROM identity.session WHERE person_id = $1 AND ended_at IS NULL AND ends_at > $2
           ORDER BY last_seen_at DESC, id DESC OFFSET $3)`,
});
const endSessions = sql({
  name: 'identity.end-sessions',
  text: 'UPDATE identity.session SET ended_at = $2, ended_because = $3 WHERE id = ANY ($1) AND ended_at IS NULL',
});
const endEverySession = sql({
  name: 'identity.end-every-session',
  text: `UPDATE identity.session SET ended_at = $1, ended_because = 'revoked' WHERE ended_at IS NULL`,
});

/** Sessions; each is found by the hash of its secret. */
@Injectable()
export class SessionRepository {
  /** The session with the hash of a secret, when its person is active; the session itself may have ended. */
  async findByHash(ctx: Ctx, tokenHash: Buffer): Promise<SessionRow | null> {
    return (await this.findByHashes(ctx, [tokenHash]))[0] ?? null;
  }

  /**
   * The sessions with these hashes of secrets, in the same order; null when there is none or its person is not active.
   * The sessions themselves may have ended.
   */
  async findByHashes(ctx: Ctx, tokenHashes: readonly Buffer[]): Promise<(SessionRow | null)[]> {
    const rows = await findByHashes.rows(ctx, [tokenHashes]);
    const byHash = new Map(rows.map(({ tokenHash, ...session }) => [tokenHash.toString('hex'), session]));
    return tokenHashes.map((hash) => byHash.get(hash.toString('hex')) ?? null);
  }

  /**
   * The sessions of a person that were not ended and have not reached their absolute end, the latest used first; some
   * of them may have been idle too long.
   */
  openOf(ctx: Ctx, personId: string): Promise<OwnSessionRow[]> {
    return listOpen.rows(ctx, [personId, ctx.clock.now()]);
  }

  /** A session of this person; another person's session is not found. */
  async findOwn(ctx: Ctx, personId: string, id: string): Promise<OwnSessionRow | null> {
    return (await findOwn.first(ctx, [id, personId])) ?? null;
  }

  async add(ctx: Ctx, session: NewSession): Promise<void> {
    const { address, userAgent } = session.origin;
    await addSession.run(ctx, [
      session.id,
      session.tokenHash,
      session.personId,
      session.startedAt,
      ctx.clock.now(),
      session.endsAt,
      address,
      userAgent,
    ]);
  }

  /** Stores the time of a use; it never goes back to an earlier time, because uses may arrive out of order. */
  async touch(ctx: Ctx, id: string): Promise<void> {
    await touchSession.run(ctx, [id, ctx.clock.now()]);
  }

  async end(ctx: Ctx, id: string, because: EndReason): Promise<void> {
    await endSession.run(ctx, [id, ctx.clock.now(), because]);
  }

  async endAllOf(ctx: Ctx, personId: string, because: EndReason): Promise<void> {
    await endSessionsOf.run(ctx, [personId, ctx.clock.now(), because]);
  }

  /** Ends all sessions of a person except the latest used ones. @param most how many stay open */
  async endOldest(ctx: Ctx, personId: string, most: number): Promise<void> {
    await endOldest.run(ctx, [personId, ctx.clock.now(), most]);
  }

  /** Ends the sessions with these ids. */
  async endAll(ctx: Ctx, ids: readonly string[], because: EndReason): Promise<void> {
    await endSessions.run(ctx, [ids, ctx.clock.now(), because]);
  }

  /** @returns how many were open */
  endAllOpen(ctx: Ctx): Promise<number> {
    return endEverySession.run(ctx, [ctx.clock.now()]);
  }
}
