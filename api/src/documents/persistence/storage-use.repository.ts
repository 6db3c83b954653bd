import { Injectable } from '@nestjs/common';
import { type Ctx, neverNull, sql } from '../../platform/index.js';
import type { StoredBytes } from '../domain/storage-quota.js';

const sumStored = sql({
  name: 'documents.sum-stored-bytes',
  text: `SELECT (SELECT coalesce(sum(size_bytes), 0) FROM documents.document WHERE uploaded_by = $1)
             + (SELECT coalesce(sum(size_bytes), 0) FROM documents.attachment WHERE added_by = $1) AS person,
           (SELECT coalesce(sum(size_bytes), 0) FROM documents.document WHERE waqf_id = $2)
             + (SELECT coalesce(sum(size_bytes), 0) FROM documents.attachment WHERE waqf_id = $2) AS waqf`,
  row: { person: neverNull('numeric', 'coalesced'), waqf: neverNull('numeric', 'coalesced') },
});
const findReceived = sql({
  name: 'documents.find-received-bytes',
  text: 'SELECT bytes FROM documents.received_bytes WHERE person_id = $1 AND day = $2',
  row: { bytes: 'int8' },
});
const addReceived = sql({
  name: 'documents.add-received-bytes',
  text: `INSERT INTO documents.received_bytes (person_id, day, bytes) VALUES ($1, $2, $3)
         ON CONFLICT (person_id, day) DO UPDATE SET bytes = received_bytes.bytes + excluded.bytes`,
});

/** How much storage people and waqfs use. */
@Injectable()
export class StorageUseRepository {
  async stored(ctx: Ctx, of: { personId: string; waqfId: string }): Promise<StoredBytes> {
    const { person, waqf } = await sumStored.one(ctx, [of.personId, of.waqfId]);
    return { person: Number(person), waqf: Number(waqf) };
  }

  /** Bytes received from a person on a day, including refused files. @param day ISO day in Riyadh */
  async received(ctx: Ctx, personId: string, day: string): Promise<number> {
    return Number((await findReceived.first(ctx, [personId, day]))?.bytes ?? 0);
  }

  async addReceived(ctx: Ctx, personId: string, day: string, bytes: number): Promise<void> {
    await addReceived.run(ctx, [personId, day, bytes]);
  }
}
