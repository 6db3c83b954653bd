import type { Bilingual } from '@waqf/contracts';
import { displayNumber } from '@waqf/formats';
import { isolated } from '../files/document-frame.js';
import type { ReportColumn, ReportTable } from '../files/report-tables.js';
import type { PackedFile } from './pack-file.js';
import type { ChainProof, PackProof } from './verify-pack-chains.js';

const text = (ar: string, en: string, width: number): ReportColumn => ({ title: { ar, en }, kind: 'text', width });

/** A hash with a possible line break after every 16 digits. */
const hash = (value: string | null): string =>
  value === null ? '—' : isolated(value.replaceAll(/(.{16})(?=.)/g, '$1\u200B'));

/** The tables in the list of a pack: its files, and the result of checking the two hash chains. */
export function listTables(files: readonly PackedFile[], proof: PackProof): ReportTable[] {
  return [
    {
      title: { ar: 'سلسلتا البصمات من أول قيد إلى آخره', en: 'The chains of hashes, from first to last' },
      columns: [
        text('السلسلة', 'Chain', 1.4),
        text('النتيجة', 'Outcome', 1),
        text('القيود', 'Entries', 0.8),
        text('آخر بصمة (SHA-256)', 'Last hash (SHA-256)', 2.4),
      ],
      rows: [
        chainRow({ ar: 'دفتر القيود', en: 'The books' }, proof.books),
        chainRow({ ar: 'سجل الأفعال', en: 'The audit trail' }, proof.audit),
      ],
      total: null,
    },
    {
      title: { ar: 'ملفات الحزمة وبصمة كل منها', en: 'Files of the pack and the hash of each' },
      columns: [text('الملف', 'File', 2.2), text('بايت', 'Bytes', 0.7), text('البصمة (SHA-256)', 'SHA-256', 2.4)],
      rows: files.map(({ name, size, sha256 }) => [
        isolated(name.replace('/', '/\u200B')),
        isolated(displayNumber(size)),
        hash(sha256),
      ]),
      total: null,
    },
  ];
}

const outcomes = {
  whole: { ar: 'سليمة', en: 'Whole' },
  broken: { ar: 'غير سليمة', en: 'Broken' },
} as const;

function chainRow(name: Bilingual, { whole, entries, head }: ChainProof): (Bilingual | string)[] {
  return [name, whole ? outcomes.whole : outcomes.broken, isolated(displayNumber(entries)), hash(head)];
}
