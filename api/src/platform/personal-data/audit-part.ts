import { sql } from '../database/sql.js';
import { definedFacts } from '../facts/fact-type.js';
import { dataMoment, dataText, dataWaqf, pagedDataPart } from './data-part.js';

const page = 1_000;

/** Acts by the person and acts on their account. Of an act by somebody else neither who nor why is given. */
const listActs = sql({
  name: 'platform.copy-acts-of-person',
  text: `SELECT id, occurred_at AS "occurredAt", action, CASE WHEN actor_id = $1 THEN 'own' ELSE 'other' END AS by,
           subject_type AS "subjectType", waqf_id AS "waqfId", CASE WHEN actor_id = $1 THEN reason END AS reason,
           CASE WHEN actor_id = $1 THEN address END AS address, reference
         FROM platform.audit_entry
         WHERE (actor_id = $1 OR (subject_type IN ('user', 'person') AND subject_id = $1::text))
           AND ($2::timestamptz IS NULL OR (occurred_at, id) < ($2, $3::uuid))
         ORDER BY occurred_at DESC, id DESC LIMIT $4`,
  row: {
    id: 'uuid',
    occurredAt: 'timestamptz',
    action: 'text',
    by: 'text?',
    subjectType: 'text',
    waqfId: 'uuid?',
    reason: 'text?',
    address: 'text?',
    reference: 'text',
  },
});

pagedDataPart({
  name: 'acts',
  place: 900,
  title: { ar: 'سجل الأفعال', en: 'Acts in the audit trail' },
  covers: ['platform.audit_entry.actor_id', 'platform.audit_entry.actor_name', 'platform.audit_entry.address'],
  columns: {
    id: dataText('رقم الفعل', 'ID'),
    occurredAt: dataMoment('الوقت', 'Time'),
    action: dataText('الفعل', 'Act'),
    title: dataText('ما حدث', 'What happened'),
    by: dataText('فعلك أو فعل غيرك', 'By you or by others'),
    subjectType: dataText('على ماذا', 'On what'),
    waqfId: dataWaqf,
    reason: dataText('السبب', 'Reason'),
    address: dataText('من عنوان', 'From address'),
    reference: dataText('المرجع', 'Reference'),
  },
  async *pages(ctx, { id }) {
    const titles = new Map(definedFacts().map(({ name, title }) => [name, title[ctx.language]]));
    for (let after: { occurredAt: Date; id: string } | undefined, more = true; more; ) {
      const rows: Awaited<ReturnType<typeof listActs.rows>> = await listActs.rows(ctx, [
        id,
        after?.occurredAt ?? null,
        after?.id ?? null,
        page,
      ]);
      yield rows.map((row) => ({ ...row, title: titles.get(row.action) ?? row.action }));
      after = rows.at(-1);
      more = rows.length === page;
    }
  },
});
