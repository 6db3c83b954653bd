import { Injectable } from '@nestjs/common';
import type { Ctx } from '../context/ctx.js';
import { newId } from '../context/new-id.js';

/** What an entry is about. */
export interface AuditSubject {
  /** e.g. `waqf`, `user`, `session` */
  readonly type: string;
  readonly id: string;
}

/** The trail of who did what. Rows are only ever added: the application's role has no UPDATE or DELETE on it. */
@Injectable()
export class Audit {
  /**
   * Adds an entry in the transaction of `ctx`.
   * @param action `<context>.<verb>`, e.g. `endowments.approve`
   * @param details plain values; never a token, a full national id or an IBAN
   */
  async record(ctx: Ctx, action: string, subject: AuditSubject, details: Record<string, unknown> = {}): Promise<void> {
    const { actor } = ctx;
    await ctx.manager.query(
      `INSERT INTO platform.audit_entry (id, occurred_at, actor_id, actor_name, action, subject_type, subject_id, details, reference)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        newId(),
        ctx.clock.now(),
        actor.kind === 'person' ? actor.userId : null,
        actor.kind === 'person' ? actor.fullName : actor.kind === 'system' ? actor.name : 'anonymous',
        action,
        subject.type,
        subject.id,
        JSON.stringify(details),
        ctx.reference,
      ],
    );
  }
}
