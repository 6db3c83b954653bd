import { Injectable } from '@nestjs/common';
import { type Ctx, sql } from '../../platform/index.js';

/** Permission for one person to write into a closed year until a moment. */
export interface LockException {
  readonly id: string;
  readonly closingId: string;
  readonly personId: string;
  readonly personName: string;
  readonly until: Date;
  readonly reason: string;
  readonly grantedBy: string;
  readonly grantedAt: Date;
}

const addException = sql({
  name: 'closing.add-exception',
  text: `INSERT INTO closing.exception (id, closing_id, person_id, person_name, until, reason, granted_by, granted_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
});
const listExceptions = sql({
  name: 'closing.list-exceptions',
  text: `SELECT id, closing_id AS "closingId", person_id AS "personId", person_name AS "personName", until, reason,
           granted_by AS "grantedBy", granted_at AS "grantedAt"
         FROM closing.exception WHERE closing_id = ANY ($1::uuid[]) ORDER BY granted_at DESC, id DESC`,
  row: {
    id: 'uuid',
    closingId: 'uuid',
    personId: 'uuid',
    personName: 'text',
    until: 'timestamptz',
    reason: 'text',
    grantedBy: 'uuid',
    grantedAt: 'timestamptz',
  },
});

/** The table `closing.exception`: append-only. */
@Injectable()
export class ExceptionRepository {
  async add(ctx: Ctx, exception: LockException): Promise<void> {
    const { id, closingId, personId, personName, until, reason, grantedBy, grantedAt } = exception;
    await addException.run(ctx, [id, closingId, personId, personName, until, reason, grantedBy, grantedAt]);
  }

  /** The exceptions of these closings, newest first. */
  of(ctx: Ctx, closingIds: readonly string[]): Promise<LockException[]> {
    return listExceptions.rows(ctx, [closingIds]);
  }
}
