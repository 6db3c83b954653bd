import { Injectable } from '@nestjs/common';
import { Readable } from 'node:stream';
import { exportedTitles } from '@waqf/contracts/reporting';
import { Blobs, type Ctx, Settings } from '../../platform/index.js';
import { documentOf } from '../files/report-document.js';
import { emptyReport } from '../use-cases/view-report.js';
import { IssueDocument } from '../use-cases/issue-document.js';
import { Typesetter } from '../typesetting/typesetter.js';
import type { PackedFile, PackFile } from './pack-file.js';
import { listTables } from './list-tables.js';
import type { PackProof } from './verify-pack-chains.js';
import type { PackScope } from './pack-records.js';

const largestList = 20 * 1024 * 1024;

/** The list of a pack (each file with its hash, and the proof), as an issued PDF and as JSON for machines. */
@Injectable()
export class PackList {
  constructor(
    private readonly issue: IssueDocument,
    private readonly typesetter: Typesetter,
    private readonly settings: Settings,
    private readonly blobs: Blobs,
  ) {}

  async *files(
    ctx: Ctx,
    scope: PackScope & { origin: string },
    packed: readonly PackedFile[],
    proof: PackProof,
    signal: AbortSignal,
  ): AsyncGenerator<PackFile> {
    const { waqf, period, language, origin } = scope;
    const { siteName, dateFormat } = await this.settings.read(ctx);
    const title = exportedTitles.pack;
    const report = { ...emptyReport('financial', period, waqf), title };
    const subject = ['pack', waqf.id, period.from, period.to, language].join(' ');
    const { sha256, number } = await this.issue.execute(
      ctx,
      { kind: 'PCK', title, subject, waqfId: waqf.id, origin },
      async (identity) => {
        const content = documentOf(report, listTables(packed, proof), identity, { language, siteName, dateFormat });
        return this.blobs.write(Readable.from([await this.typesetter.typeset('report', content, signal)]), largestList);
      },
    );
    yield { name: `list-${number}.pdf`, content: this.blobs.read(sha256) };
    const list = { waqf, period, number, madeAt: ctx.clock.now(), proof, files: packed };
    yield { name: 'list.json', content: [Buffer.from(`${JSON.stringify(list, null, 2)}\n`, 'utf8')] };
  }
}
