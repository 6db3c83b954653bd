import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { mostExportedRows } from '@waqf/contracts/exports';
import { exportedTitles } from '@waqf/contracts/reporting';
import { riyadhDay, rounded, siteNameIn } from '@waqf/formats';
import { BeneficiariesFacade } from '../../beneficiaries/index.js';
import { IdentityFacade } from '../../identity/index.js';
import { Memberships } from '../../membership/index.js';
import {
  Blobs,
  type Ctx,
  type DataPart,
  type DataRow,
  type DataSubject,
  definedDataParts,
  Settings,
} from '../../platform/index.js';
import type { ReportTable } from '../files/report-tables.js';
import { reportWorkbooks } from '../files/report-workbooks.js';
import { type PackFile, zipped } from '../pack/pack-file.js';
import type { ExportRecord } from '../persistence/export.repository.js';
import { FinishExport } from '../use-cases/finish-export.js';
import { contentsTable, dataTable, plainRow, type WaqfNames } from './data-tables.js';

const largestCopy = 1024 * 1024 * 1024;

/** What was read for the sheets while the file for machines was written. */
interface Sheets {
  readonly parts: { readonly part: DataPart; readonly count: number }[];
  readonly tables: ReportTable[];
}

/**
 * Makes the copy of what the platform holds of a person: `my-data.json` with everything, and `my-data.xlsx` with one
 * sheet for each part that has rows.
 */
@Injectable()
export class MakeDataCopy {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly beneficiaries: BeneficiariesFacade,
    private readonly memberships: Memberships,
    private readonly settings: Settings,
    private readonly blobs: Blobs,
    private readonly finish: FinishExport,
  ) {}

  /** @throws StorageFullError (507), UnavailableError (503) */
  async execute(ctx: Ctx, record: ExportRecord): Promise<void> {
    const archive = zipped(this.files(ctx, record), () => undefined);
    const blob = await this.blobs.write(Readable.from(archive, { objectMode: false }), largestCopy);
    await this.finish.execute(ctx, record, { name: 'my-data', ...blob, document: null });
  }

  private async *files(ctx: Ctx, record: ExportRecord): AsyncGenerator<PackFile> {
    const sheets: Sheets = { parts: [], tables: [] };
    yield { name: 'my-data.json', content: this.json(ctx, record, sheets) };
    yield { name: 'my-data.xlsx', content: [await this.workbook(ctx, record, sheets)] };
  }

  private async *json(ctx: Ctx, record: ExportRecord, sheets: Sheets): AsyncGenerator<Uint8Array> {
    const subject = await this.subjectOf(ctx, record.requestedBy);
    const parts = definedDataParts();
    const head = { madeAt: ctx.clock.now(), personId: subject.id, parts: [] };
    yield bytes(JSON.stringify(head).replace(/\]\}$/, ''));
    for (const [place, part] of parts.entries()) {
      const { name, title } = part;
      const start = JSON.stringify({ name, title, columns: titlesOf(part), rows: [] }).replace(/\]\}$/, '');
      yield bytes(`${place === 0 ? '' : ','}\n${start}`);
      yield* this.rows(ctx, part, subject, sheets);
      yield bytes(']}');
      await this.finish.advance(ctx, record.id, 5 + rounded(((place + 1) / parts.length) * 85));
    }
    yield bytes(']}\n');
  }

  private async *rows(ctx: Ctx, part: DataPart, subject: DataSubject, sheets: Sheets): AsyncGenerator<Uint8Array> {
    const kept: DataRow[] = [];
    const named = new Map<string, string>();
    let count = 0;
    for await (const page of part.pages(ctx, subject)) {
      for (const [id, name] of await this.namesIn(ctx, part, page)) named.set(id, name);
      for (const row of page) {
        yield bytes(`${count === 0 ? '' : ','}\n${JSON.stringify(plainRow(part, row, named))}`);
        count += 1;
        if (count <= mostExportedRows + 1) kept.push(row);
      }
    }
    sheets.parts.push({ part, count });
    if (count > 0) sheets.tables.push(dataTable(part, kept, named, ctx.language));
  }

  private async workbook(ctx: Ctx, { language }: ExportRecord, { parts, tables }: Sheets): Promise<Buffer> {
    const { siteName, dateFormat } = await this.settings.read(ctx);
    const title = exportedTitles.personal_data[language];
    const site = siteNameIn(siteName, language);
    const head = [`${title} · ${site}`, riyadhDay(ctx.clock.now())];
    const sheets = [contentsTable(parts), ...tables];
    const rows = sheets.reduce((sum, table) => sum + table.rows.length, 0);
    return reportWorkbooks.execute({ title, siteName: site, language, dateFormat, head, tables: sheets }, rows);
  }

  private async subjectOf(ctx: Ctx, personId: string): Promise<DataSubject> {
    const person = await this.identity.person(ctx, personId);
    if (!person) throw new Error('who asked for a copy is known');
    const places = await this.beneficiaries.waqfsOfPerson(ctx, personId);
    return { id: personId, nationalId: person.nationalId, beneficiaryIds: [...places.keys()] };
  }

  private namesIn(ctx: Ctx, { columns }: DataPart, page: readonly DataRow[]): Promise<WaqfNames> {
    const fields = Object.keys(columns).filter((name) => columns[name]?.kind === 'waqf');
    const ids = page.flatMap((row) => fields.flatMap((name) => (row[name] ? [String(row[name])] : [])));
    return this.memberships.names(ctx, ids);
  }
}

const bytes = (text: string): Uint8Array => Buffer.from(text, 'utf8');

const titlesOf = ({ columns }: DataPart) =>
  Object.fromEntries(Object.entries(columns).map(([name, { title }]) => [name, title]));
