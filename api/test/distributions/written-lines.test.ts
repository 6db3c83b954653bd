import { createHash } from 'node:crypto';
import { halalas } from '@waqf/money';
import { correctionBecause, correctionTrace } from '../../src/distributions/domain/correction-line.js';
import { distribute } from '../../src/distributions/domain/distribute.js';
import { show } from '../../src/distributions/domain/rational.js';
import { traceOf } from '../../src/distributions/domain/trace.js';
import { Dividing } from '../../src/distributions/division/divide.js';
import type { Sharer } from '../../src/distributions/division/divider.js';
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

/** What COPY reads back: `\N` is nothing, the rest has lost its escapes. */
function readRows(rows: Uint8Array): Record<string, string | null>[] {
  const lines = new TextDecoder().decode(rows).split('\n').slice(0, -1);
  return lines.map((line) => {
    const values = line.split('\t').map((value) => (value === '\\N' ? null : unescaped(value)));
    expect(values).toHaveLength(lineColumns.length);
    return Object.fromEntries(lineColumns.map((column, index) => [column, values[index] ?? null]));
  });
}

const written: Record<string, string> = { '\\\\': '\\', '\\t': '\t', '\\n': '\n', '\\r': '\r' };
const unescaped = (text: string): string => text.replace(/\\[\\tnr]/g, (escape) => written[escape] ?? escape);

test('lines that share what is written of them say what each says alone', () => {
  const next = numbersFrom(2304);
  let lines = 0;
  for (let round = 0; round < 150; round += 1) {
    const waqf = { ...randomWaqf(next), period };
    const somebody = waqf.people[0]?.beneficiaryId ?? 'nobody';
    const corrections = round % 3 === 0 ? [{ ...correction, beneficiaryId: somebody }] : (waqf.corrections ?? []);
    const sharers = waqf.people.map(
      (person, index): Sharer => ({
        person: { ...person, fullName: index === 0 ? 'اسم\t\\N\n' : `مستفيد ${index}` },
        payee:
          index % 2 === 0
            ? { accountId: `account ${index}`, ibanEnd: '1234', withheld: null }
            : { accountId: null, ibanEnd: null, withheld: 'no-account' },
      }),
    );
    const expenses = halalas(waqf.gross - waqf.net);
    const dividing = new Dividing(sharers, { run, ...waqf, expenses, corrections });
    const rows = [...dividing.parts(new Map())].flatMap((part) => readRows(part.rows));
    const alone = distribute({ ...waqf, corrections });
    expect(rows.length).toBe(alone.lines.length + alone.corrections.length);
    for (const [index, line] of alone.lines.entries()) {
      expect(rows[index]).toMatchObject({
        run_id: run.id,
        place: String(index + 1),
        beneficiary_id: line.beneficiaryId,
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

/** What was shown before lines shared anything, value by value. */
function hashOf({ division: { amounts } }: Dividing, rows: readonly Record<string, string | null>[]): string {
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
