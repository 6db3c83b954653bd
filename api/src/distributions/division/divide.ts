import { halalas, sumHalalas } from '@waqf/money';
import type { Correction } from '../domain/correction.js';
import { correctionBecause, correctionTrace } from '../domain/correction-line.js';
import type { Deduction } from '../domain/deduct.js';
import { distribute, type Distribution, type Line } from '../domain/distribute.js';
import { rational, show } from '../domain/rational.js';
import { lineValues, shownHead, ShownHash } from '../domain/shown-hash.js';
import type { CalculatedLine, DividedLine, RunDeduction } from '../domain/run.js';
import { traceOf } from '../domain/trace.js';
import { deductionBecause, lineBecause } from '../presenter.js';
import { type Division, type DivisionTerms, linesAtOnce, type Sharer } from './divider.js';
import { type LineIds, type LineRows, lineRows } from './line-rows.js';

/** One division, from the terms to its lines; it is the same wherever it runs. */
export class Dividing {
  readonly division: Division;
  private readonly result: Distribution;
  private readonly byId: ReadonlyMap<string, Sharer>;
  private readonly shown = new ShownHash();
  private readonly runId: string;

  /** @throws SharesAbove100Error */
  constructor(sharers: readonly Sharer[], { run, gross, expenses, rules, period, corrections }: DivisionTerms) {
    this.runId = run.id;
    this.byId = new Map(sharers.map((sharer) => [sharer.person.beneficiaryId, sharer]));
    const net = halalas(gross - expenses);
    const people = sharers.map(({ person }) => person);
    this.result = distribute({ gross, net, rules, people, period, corrections });
    const { deductions, pool, allocated, unallocated, remainder, corrections: owed } = this.result;
    this.division = {
      amounts: {
        gross,
        expenses,
        deductions: deductions.map(deductionOf),
        pool,
        allocated,
        unallocated,
        remainder: halalas(remainder),
        corrections: sumHalalas(owed.map(({ amount }) => amount)),
      },
      kept: sumHalalas(deductions.filter(isKept).map(({ amount }) => amount)),
    };
    this.shown.add(shownHead(run, this.division.amounts));
  }

  /** The text of the lines, `linesAtOnce` at a time. @param ids of lines that the run had before */
  *parts(ids: LineIds): Generator<LineRows> {
    let part: DividedLine[] = [];
    for (const line of this.lines()) {
      if (part.push(line) < linesAtOnce) continue;
      yield lineRows(this.runId, ids, part);
      part = [];
    }
    if (part.length > 0) yield lineRows(this.runId, ids, part);
  }

  /** In the order of the beneficiaries, corrections behind the shares. */
  private *lines(): Generator<DividedLine> {
    let place = 0;
    for (const line of this.result.lines) yield this.finished(this.share(line), (place += 1));
    for (const correction of this.result.corrections) yield this.finished(this.owed(correction), (place += 1));
  }

  hash(): string {
    return this.shown.hex();
  }

  private finished(line: Unpaid, place: number): DividedLine {
    const {
      fullName = '',
      accountId = null,
      ibanEnd = null,
      withheld = null,
    } = this.byId.get(line.beneficiaryId) ?? {};
    const whole = { ...line, place, fullName, accountId, ibanEnd, withheld: line.amount > 0n ? withheld : null };
    this.shown.add(lineValues(whole));
    // Made here: in a thread of its own that costs nobody else, and texts are handed on quicker than what they say.
    return { ...whole, because: JSON.stringify(whole.because), trace: JSON.stringify(whole.trace) };
  }

  private share(line: Line): Unpaid {
    return {
      beneficiaryId: line.beneficiaryId,
      correctionId: null,
      amount: line.amount,
      exact: show(line.exact),
      state: line.amount > 0n ? 'calculated' : 'excluded',
      because: lineBecause(line),
      trace: traceOf(line, this.result),
    };
  }

  private owed(correction: Correction): Unpaid {
    return {
      beneficiaryId: correction.beneficiaryId,
      correctionId: correction.id,
      amount: correction.amount,
      exact: show(rational(correction.amount)),
      state: 'calculated',
      because: correctionBecause(correction),
      trace: correctionTrace(correction, this.result.pool),
    };
  }
}

/** A line before it has its place and its account. */
type Unpaid = Omit<CalculatedLine, 'id' | 'place' | 'fullName' | 'withheld' | 'accountId' | 'ibanEnd'>;

/** What a rule with a figure keeps; upkeep without one is what was spent already. */
const isKept = ({ kind, rule }: Deduction): boolean =>
  kind !== 'expenses' && rule !== null && (rule.percent !== null || rule.amount !== null);

const deductionOf = (deduction: Deduction): RunDeduction => ({
  kind: deduction.kind,
  amount: String(deduction.amount),
  because: deductionBecause(deduction),
});
