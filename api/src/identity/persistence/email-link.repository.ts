import { Injectable } from '@nestjs/common';
import { type Ctx, rowOf, sql } from '../../platform/index.js';

/** A link that verifies an e-mail address. */
export interface EmailLink {
  readonly id: string;
  readonly personId: string;
  readonly email: string;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
}

const columns = `id, person_id AS "personId", email, expires_at AS "expiresAt", used_at AS "usedAt"`;
const linkRow = rowOf({
  id: 'uuid',
  personId: 'uuid',
  email: 'text',
  expiresAt: 'timestamptz',
  usedAt: 'timestamptz?',
});

const addLink = sql({
  name: 'identity.add-email-link',
  text: `INSERT INTO identity.email_link (id, person_id, email, created_at, expires_at) VALUES ($1, $2, $3, $4, $5)`,
});
const lockLink = sql({
  name: 'identity.lock-email-link',
  text: `SELECT ${columns} FROM identity.email_link WHERE id = $1 FOR UPDATE`,
  row: linkRow,
});
const lockByToken = sql({
  name: 'identity.lock-email-link-by-token',
  text: `SELECT ${columns} FROM identity.email_link WHERE token_hash = $1 FOR UPDATE`,
  row: linkRow,
});
const setToken = sql({
  name: 'identity.give-email-link-token',
  text: 'UPDATE identity.email_link SET token_hash = $2 WHERE id = $1',
});
const useLink = sql({
  name: 'identity.use-email-link',
  text: 'UPDATE identity.email_link SET used_at = $2 WHERE id = $1',
});

/** Links that verify e-mail addresses. */
@Injectable()
export class EmailLinkRepository {
  async add(ctx: Ctx, link: Omit<EmailLink, 'usedAt'>): Promise<void> {
    await addLink.run(ctx, [link.id, link.personId, link.email, ctx.clock.now(), link.expiresAt]);
  }

  async lock(ctx: Ctx, id: string): Promise<EmailLink | null> {
    return (await lockLink.first(ctx, [id])) ?? null;
  }

  async lockByToken(ctx: Ctx, tokenHash: Buffer): Promise<EmailLink | null> {
    return (await lockByToken.first(ctx, [tokenHash])) ?? null;
  }

  async setToken(ctx: Ctx, id: string, tokenHash: Buffer): Promise<void> {
    await setToken.run(ctx, [id, tokenHash]);
  }

  async use(ctx: Ctx, id: string): Promise<void> {
    await useLink.run(ctx, [id, ctx.clock.now()]);
  }
}
