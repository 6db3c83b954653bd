import { Injectable } from '@nestjs/common';
import type { Ctx } from '../../platform/index.js';

/** Which rewritten file people get in place of an uploaded one; both are named by their content. */
@Injectable()
export class ServedFilesRepository {
  /** Content of the rewritten file; null before it was first opened. */
  async of(ctx: Ctx, sha256: string): Promise<string | null> {
    const rows = await ctx.manager.query<{ servedSha256: string }[]>(
      'SELECT served_sha256 AS "servedSha256" FROM documents.served_file WHERE sha256 = $1',
      [sha256],
    );
    return rows[0]?.servedSha256 ?? null;
  }

  async keep(ctx: Ctx, sha256: string, servedSha256: string): Promise<void> {
    await ctx.manager.query(
      `INSERT INTO documents.served_file (sha256, served_sha256) VALUES ($1, $2)
       ON CONFLICT (sha256) DO UPDATE SET served_sha256 = excluded.served_sha256`,
      [sha256, servedSha256],
    );
  }
}
