import { auditValueLabel } from '@waqf/contracts/audit';
import { mostExportedRows } from '@waqf/contracts/exports';
import type { Language } from '@waqf/contracts/identity';
import { arabicCount, arabicNouns, displayNumber, riyadhClock } from '@waqf/formats';
import { formatAmountForWire, halalas } from '@waqf/money';
import type { DataColumn, DataPart, DataRow, DataValue } from '../../platform/index.js';
import type { ReportColumn, ReportTable } from '../files/report-tables.js';

/** Names of waqfs by id. */
export type WaqfNames = ReadonlyMap<string, string>;

/** A value as machines read it: moments in ISO, amounts in riyals. */
function plainData({ kind }: DataColumn, value: DataValue): string | number | boolean | null {
  if (value instanceof Date) return value.toISOString();
  return kind === 'amount' && value !== null ? formatAmountForWire(halalas(BigInt(String(value)))) : value;
}

/** A row for machines; where there is a waqf, its name is beside its id. */
export function plainRow({ columns }: DataPart, row: DataRow, names: WaqfNames): Record<string, unknown> {
  const plain: Record<string, unknown> = {};
  for (const [name, column] of Object.entries(columns)) {
    plain[name] = plainData(column, row[name] ?? null);
    if (column.kind === 'waqf') plain.waqfName = names.get(String(row[name])) ?? null;
  }
  return plain;
}

/** The table of a part for people, from at most as many rows as a sheet holds, and one more when there are more. */
export function dataTable(
  { title, columns }: DataPart,
  rows: readonly DataRow[],
  names: WaqfNames,
  language: Language,
) {
  const shown = Object.entries(columns);
  const cells = rows
    .slice(0, mostExportedRows)
    .map((row) => shown.map(([name, column]) => cellOf(name, column, row[name] ?? null, names, language)));
  const isCut = rows.length > mostExportedRows;
  const cut = shown.map((_, at) => (at === 0 ? cutWords : null));
  return {
    title,
    columns: shown.map(([, column]) => sheetColumn(column)),
    rows: isCut ? [...cells, cut] : cells,
    total: null,
  };
}

/** The list of all parts with the number of their rows, so that nobody looks for an empty part. */
export function contentsTable(parts: readonly { part: DataPart; count: number }[]): ReportTable {
  return {
    title: { ar: 'ما في هذه النسخة', en: 'What this copy has' },
    columns: [
      { title: { ar: 'الجزء', en: 'Part' }, kind: 'text', width: 4 },
      { title: { ar: 'عدد السجلات', en: 'Records' }, kind: 'number', width: 1 },
    ],
    rows: parts.map(({ part, count }) => [part.title, String(count)]),
    total: null,
  };
}

const cutWords = {
  ar: `تقتصر هذه الورقة على ${arabicCount(mostExportedRows, arabicNouns.row)}، والباقي في my-data.json`,
  en: `This sheet holds ${displayNumber(mostExportedRows)} rows only; the rest is in my-data.json`,
};

const sheetColumn = ({ kind, title }: DataColumn): ReportColumn => ({
  title,
  kind: kind === 'waqf' || kind === 'moment' ? 'text' : kind,
  width: kind === 'moment' ? 1 : 2,
});

function cellOf(name: string, column: DataColumn, value: DataValue, names: WaqfNames, language: Language) {
  if (value === null) return null;
  if (value instanceof Date) return riyadhClock(value).toISOString().slice(0, 16).replace('T', ' ');
  if (column.kind === 'waqf') return names.get(String(value)) ?? String(value);
  return column.kind === 'text' ? auditValueLabel(name, String(value), language) : String(plainData(column, value));
}
