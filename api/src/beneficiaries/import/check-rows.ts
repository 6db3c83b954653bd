import type { Bilingual } from '@waqf/contracts';
import {
  addBeneficiary,
  type AddBeneficiary,
  type ImportColumn,
  type ImportFault,
  importColumns,
} from '@waqf/contracts/beneficiaries';
import { issueMessage } from '@waqf/contracts/messages';
import { isoOfWritten, normaliseDigits, writtenDay } from '@waqf/formats';
import { lifeProblems } from '../domain/entitlement.js';
import type { SheetRow } from './read-workbook.js';

export interface CheckedRows {
  /** Rows without a fault, in the order of the file. */
  readonly people: readonly { readonly row: number; readonly input: AddBeneficiary }[];
  readonly faults: readonly ImportFault[];
}

const genders: Readonly<Record<string, string>> = { ذكر: 'male', أنثى: 'female', انثى: 'female' };
const numbers: ReadonlySet<ImportColumn> = new Set(['allocatedPercentage', 'weight', 'tier']);
const days: ReadonlySet<ImportColumn> = new Set(['entitledFrom', 'bornOn']);

/** The data that rows are compared with. */
export interface KnownPeople {
  /** National ids of the waqf's beneficiaries. */
  readonly ids: ReadonlySet<string>;
  /** Names in the file, as they would be stored, that are refused; `reservedMessage` says why. */
  readonly reserved: ReadonlySet<string>;
  readonly reservedMessage: Bilingual;
}

/**
 * Checks every cell by the rules for adding one person, and that nobody is listed twice, in the file or in the waqf.
 * @param today ISO day of Asia/Riyadh
 */
export function checkRows(rows: readonly SheetRow[], known: KnownPeople, today: string): CheckedRows {
  const firstRows = new Map<string, number>();
  const people: { row: number; input: AddBeneficiary }[] = [];
  const faults: ImportFault[] = [];
  for (const { row, cells } of rows) {
    const parsed = addBeneficiary.safeParse(inputOf(cells));
    const own: ImportFault[] = (parsed.error?.issues ?? []).map((issue) => ({
      row,
      column: importColumns.find((column) => column === issue.path[0]) ?? null,
      message: issueMessage(issue),
    }));
    // A valid cell is compared with other rows even if other cells of its row are wrong.
    const sound = (column: ImportColumn) => own.every((fault) => fault.column !== column);
    const nationalId = storedId(cells.nationalId);
    if (nationalId !== undefined) {
      const first = firstRows.get(nationalId);
      if (first !== undefined) own.push({ row, column: 'nationalId', message: repeated(first) });
      else firstRows.set(nationalId, row);
      if (known.ids.has(nationalId)) own.push({ row, column: 'nationalId', message: alreadyThere });
    }
    if (known.reserved.has(storedName(cells.fullName)))
      own.push({ row, column: 'fullName', message: known.reservedMessage });
    own.push(...lifeFaults(row, cells, sound, today));
    if (parsed.data && own.length === 0) people.push({ row, input: parsed.data });
    faults.push(...own);
  }
  return { people, faults };
}

/** An id as it would be stored, without the spaces and hyphens that a cell may have; undefined when it is not valid. */
const storedId = (cell: string): string | undefined => addBeneficiary.shape.nationalId.safeParse(cell).data;

/** A name as it would be stored, without invisible characters; a name that is not valid is returned unchanged. */
export const storedName = (cell: string): string => addBeneficiary.shape.fullName.safeParse(cell).data ?? cell;

const alreadyThere = { ar: 'هذا الشخص مستفيد من الوقف', en: 'This person is a beneficiary of the waqf' };
const repeated = (row: number) => ({ ar: `الرقم نفسه في الصف ${row}`, en: `The same number is in row ${row}` });

function lifeFaults(
  row: number,
  cells: SheetRow['cells'],
  sound: (column: ImportColumn) => boolean,
  today: string,
): ImportFault[] {
  const day = (column: 'entitledFrom' | 'bornOn') =>
    cells[column] === '' || !sound(column) ? null : dayOf(cells[column]);
  const life = { entitledFrom: day('entitledFrom'), bornOn: day('bornOn'), diedOn: null };
  return lifeProblems(life, today).map(({ field, message }) => ({
    row,
    column: importColumns.find((column) => column === field) ?? null,
    message,
  }));
}

/** The cells as input for adding one person; an invalid number or day stays a text and is refused later. */
function inputOf(cells: SheetRow['cells']): Record<string, unknown> {
  return Object.fromEntries(
    importColumns.flatMap((column): [string, unknown][] => {
      const text = cells[column];
      if (text === '') return column === 'nationalId' || column === 'fullName' ? [[column, '']] : [];
      if (numbers.has(column)) return [[column, numberOf(text)]];
      if (days.has(column)) return [[column, dayOf(text)]];
      if (column === 'gender') return [[column, genders[text] ?? text.toLowerCase()]];
      return [[column, text]];
    }),
  );
}

/** A day in either calendar as an ISO day; a text that is not a day is returned unchanged. */
function dayOf(text: string): string {
  const written = writtenDay(text);
  return (written && isoOfWritten(written)) ?? text;
}

function numberOf(text: string): number | string {
  const plain = normaliseDigits(text)
    .replace(/[%٪\s]/g, '')
    .replace('٫', '.');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : text;
}
