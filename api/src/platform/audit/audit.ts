import { Injectable } from '@nestjs/common';
import type { Ctx } from '../context/ctx.js';
import { newId } from '../context/new-id.js';
import { sql } from '../database/sql.js';

const addEntries = sql({
  name: 'platform.record-audit',
  prepared: true,
  text: `INSERT INTO platform.audit_entry
           (id, occurred_at, actor_id, actor_name, action, subject_type, subject_id, details, reference)
         SELECT id, $2::timestamptz, actor_id, actor_name, action, subject_type, subject_id, details, reference
         FROM unnest($1::uuid[], $3::uuid[], $4::text[], $5::text[], $6::text[], $7::text[], $8::jsonb[], $9::text[])
           AS act (id, actor_id, actor_name, action, subject_type, subject_id, details, reference)`,
});

/** What an entry is about. */
export interface AuditSubject {
  /** e.g. `waqf`, `user`, `session` */
  readonly type: string;
  readonly id: string;
}

/** What somebody did, for `recordAll`. */
export interface AuditedAct {
  /** Whose act it was: gives actor and reference. */
  readonly by: Pick<Ctx, 'actor' | 'reference'>;
  readonly action: string;
  readonly subject: AuditSubject;
  readonly details?: Record<string, unknown>;
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
    await this.recordAll(ctx, [{ by: ctx, action, subject, details }]);
  }

  /** The same for acts of several people, in one statement, in the order given. */
  async recordAll(ctx: Ctx, acts: readonly AuditedAct[]): Promise<void> {
    const column = <T>(value: (act: AuditedAct) => T): T[] => acts.map(value);
    await addEntries.run(ctx, [
      column(newId),
      ctx.clock.now(),
      column(({ by }) => (by.actor.kind === 'person' ? by.actor.userId : null)),
      column(({ by }) => nameOf(by.actor)),
      column((act) => act.action),
      column((act) => act.subject.type),
      column((act) => act.subject.id),
      column((act) => JSON.stringify(act.details ?? {})),
      column(({ by }) => by.reference),
    ]);
  }
}

function nameOf(actor: Ctx['actor']): string {
  if (actor.kind === 'person') return actor.fullName;
  return actor.kind === 'system' ? actor.name : 'anonymous';
}
