import { createHash } from 'node:crypto';
import { halalas } from '@waqf/money';
import { correctionBecause, correctionTrace } from '../../src/distributions/domain/correction-line.js';
import { distribute } from '../../src/distributions/domain/distribute.js';
import { show } from '../../src/distributions/domain/rational.js';
import { traceOf } from '../../src/distributions/domain/trace.js';
import { DivisionCalculation } from '../../src/distributions/division/division-calculation.js';
import type { Payee, Sharer } from '../../src/distributions/division/divider.js';
import { lineColumns } from '../../src/distributions/division/line-rows.js';
import { lineBecause } from '../../src/distributions/presenter.js';
import { numbersFrom, randomWaqf } from './random-waqf.js';

const run = { id: '0197a000-0000-7000-8000-000000000001', from: '2026-01-01', to: '2026-03-31', rulesVersion: 3 };
const period = { from: run.from, to: run.to };
const correction = {
  id: '0197a000-0000-7000-8000-000000000002',
  amount: halalas(1n),
  because: { ar: 'سبب "كما" كُتب\\\n', en: 'as\twritten' },
};

const noAccount: Payee = { accountId: null, ibanEnd: null, withheld: 'no-account' };

/** Parses rows in the binary format of COPY, with each value as text. */
function readRows(rows: Uint8Array): Record<string, string | null>[] {
  const view = new DataView(rows.buffer, rows.byteOffset, rows.byteLength);
  const read: Record<string, string | null>[] = [];
  let at = headerBytes;
  for (; view.getInt16(at) !== -1; ) {
    expect(view.getInt16(at)).toBe(lineColumns.length);
    at += 2;
    const row: Record<string, string | null> = {};
    for (const column of lineColumns) {
      const size = view.getInt32(at);
      at += 4;
      row[column] = size === -1 ? null : valueOf(column, rows.subarray(at, at + size));
      at += Math.max(0, size);
    }
    read.push(row);
  }
  expect(at + 2).toBe(rows.length);
  return read;
}

const headerBytes = 19;
const uuids: readonly string[] = ['id', 'run_id', 'beneficiary_id', 'correction_id', 'account_id', 'payment_id'];

function valueOf(column: string, bytes: Uint8Array): string {
  const value = Buffer.from(bytes);
  if (uuids.includes(column))
    return value.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  if (column === 'place') return String(value.readInt32BE());
  if (column === 'amount_halalas') return String(value.readBigInt64BE());
  if (column === 'payee_changed') return String(value.readInt8() === 1);
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

test('lines with shared encoded parts have the same content and hash as lines written one by one', () => {
  const next = numbersFrom(2304);
  let lines = 0;
  for (let round = 0; round < 150; round += 1) {
    const waqf = { ...randomWaqf(next), period };
    const somebody = waqf.people[0]?.beneficiaryId ?? run.id;
    const corrections = round % 3 === 0 ? [{ ...correction, beneficiaryId: somebody }] : (waqf.corrections ?? []);
    const sharers = waqf.people.map(
      (person, index): Sharer => ({
        person: { ...person, fullName: index === 0 ? 'اسم\t\\N\n' : `مستفيد ${index}` },
        payee:
          index % 2 === 0
            ? {
                accountId: `0197a000-0000-7000-8003-${String(index).padStart(12, '0')}`,
                ibanEnd: '1234',
                withheld: null,
              }
            : noAccount,
      }),
    );
    const expenses = halalas(waqf.gross - waqf.net);
    const owedTo = corrections.map(({ beneficiaryId }) => ({ beneficiaryId, fullName: 'من غادر', payee: noAccount }));
    const dividing = new DivisionCalculation(sharers, { run, ...waqf, expenses, corrections, owedTo });
    const rows = [...dividing.parts(new Map())].flatMap((part) => readRows(part.rows));
    const alone = distribute({ ...waqf, corrections });
    expect(rows.length).toBe(alone.lines.length + alone.corrections.length);
    for (const [index, line] of alone.lines.entries()) {
      expect(rows[index]).toMatchObject({
        run_id: run.id,
        place: String(index + 1),
        beneficiary_id: line.beneficiaryId,
        correction_id: null,
        state: line.amount > 0n ? 'calculated' : 'excluded',
        payee_changed: 'false',
        full_name: sharers.find(({ person }) => person.beneficiaryId === line.beneficiaryId)?.person.fullName,
        amount_halalas: String(line.amount),
        exact: show(line.exact),
        because: JSON.stringify(lineBecause(line)),
        trace: JSON.stringify(traceOf(line, alone)),
      });
    }
    for (const [index, owed] of alone.corrections.entries()) {
      expect(rows[alone.lines.length + index]).toMatchObject({
        correction_id: owed.id,
        amount_halalas: String(owed.amount),
        because: JSON.stringify(correctionBecause(owed)),
        trace: JSON.stringify(correctionTrace(owed, alone.pool)),
      });
    }
    expect({ round, hash: dividing.hash() }).toEqual({ round, hash: hashOf(dividing, rows) });
    lines += rows.length;
  }
  expect(lines).toBeGreaterThan(500);
});

/** The hash of a run, computed value by value without shared parts. */
function hashOf(
  { division: { amounts } }: DivisionCalculation,
  rows: readonly Record<string, string | null>[],
): string {
  const { gross, expenses, deductions, pool, corrections, allocated, unallocated, remainder } = amounts;
  const head = [run.id, run.from, run.to, run.rulesVersion, gross, expenses];
  const taken = deductions.flatMap(({ kind, amount, because }) => [kind, amount, because.ar, because.en]);
  const values = [...head, ...taken, pool, corrections, allocated, unallocated, remainder];
  const lines = rows.flatMap((row) => [
    ...['beneficiary_id', 'full_name', 'amount_halalas', 'exact', 'withheld', 'account_id'].map((name) => row[name]),
    JSON.parse(row['because'] ?? '').ar,
  ]);
  const text = [...values, ...lines].map((value) => `${value ?? ''}\n`).join('');
  return createHash('sha256').update(text).digest('hex');
}
