import { Injectable } from '@nestjs/common';
import type { Ctx } from '../context/ctx.js';
import { newId } from '../context/new-id.js';
import { sql } from '../database/sql.js';
import type { AuditedAs } from '../facts/fact-type.js';

const addEntries = sql({
  name: 'platform.add-audit-entries',
  prepared: true,
  text: `INSERT INTO platform.audit_entry (id, occurred_at, action, actor_id, actor_name, subject_type, subject_id,
           waqf_id, before, after, reason, details, reference, address)
         SELECT id, $2::timestamptz, $3, actor_id, actor_name, subject_type, subject_id, waqf_id,
           before, after, reason, details, reference, address
         FROM unnest($1::uuid[], $4::uuid[], $5::text[], $6::text[], $7::text[], $8::uuid[],
             $9::jsonb[], $10::jsonb[], $11::text[], $12::jsonb[], $13::text[],
             $14::text[])
           AS act (id, actor_id, actor_name, subject_type, subject_id, waqf_id, before, after, reason, details,
             reference, address)`,
});

/** One act of the audit trail. */
export interface AuditedAct extends AuditedAs {
  /** Who acted: the source of actor, reference and address. */
  readonly by: Pick<Ctx, 'actor' | 'reference' | 'address'>;
}

/**
 * The record of who did what, written by `Facts` only. Rows are only ever added: the application's database role has no
 * UPDATE or DELETE right on it.
 */
@Injectable()
export class AuditTrail {
  /** Adds acts of one kind in the transaction of `ctx`, in the given order. @param action name of the fact */
  async add(ctx: Ctx, action: string, acts: readonly AuditedAct[]): Promise<void> {
    const column = <T>(value: (act: AuditedAct) => T): T[] => acts.map(value);
    await addEntries.run(ctx, [
      column(newId),
      ctx.clock.now(),
      action,
      column(({ by }) => (by.actor.kind === 'person' ? by.actor.userId : null)),
      column(({ by }) => nameOf(by.actor)),
      column(({ subject }) => subject.type),
      column(({ subject }) => subject.id),
      column(({ waqfId }) => waqfId),
      column(({ before }) => (before ? JSON.stringify(before) : null)),
      column(({ after }) => (after ? JSON.stringify(after) : null)),
      column(({ reason }) => reason ?? null),
      column(({ details }) => JSON.stringify(details ?? {})),
      column(({ by }) => by.reference),
      column(({ by }) => by.address ?? null),
    ]);
  }
}

function nameOf(actor: Ctx['actor']): string {
  if (actor.kind === 'person') return actor.fullName;
  return actor.kind === 'system' ? actor.name : 'anonymous';
}
