import { Injectable } from '@nestjs/common';
import { type Ctx, sql } from '../../platform/index.js';

const findServed = sql({
  name: 'documents.find-served-file',
  text: 'SELECT served_sha256 AS "servedSha256" FROM documents.served_file WHERE sha256 = $1',
  row: { servedSha256: 'text' },
});
const keepServed = sql({
  name: 'documents.keep-served-file',
  text: `INSERT INTO documents.served_file (sha256, served_sha256) VALUES ($1, $2)
         ON CONFLICT (sha256) DO UPDATE SET served_sha256 = excluded.served_sha256`,
});

/** The rewritten file that users receive instead of an uploaded one; both are identified by their content. */
@Injectable()
export class ServedFilesRepository {
  /** SHA-256 of the rewritten file; null before it was first opened. */
  async of(ctx: Ctx, sha256: string): Promise<string | null> {
    return (await findServed.first(ctx, [sha256]))?.servedSha256 ?? null;
  }

  async keep(ctx: Ctx, sha256: string, servedSha256: string): Promise<void> {
    await keepServed.run(ctx, [sha256, servedSha256]);
  }
}
