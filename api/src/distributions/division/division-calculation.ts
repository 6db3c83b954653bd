import { halalas, sumHalalas } from '@waqf/money';
import type { Correction } from '../domain/correction.js';
import { correctionBecause, correctionTrace } from '../domain/correction-line.js';
import type { Deduction } from '../domain/deduct.js';
import { distribute, type Distribution, type Line } from '../domain/distribute.js';
import { lineValues, shownHead, ShownHash } from '../domain/shown-hash.js';
import type { RunDeduction } from '../domain/run.js';
import { deductionBecause } from '../presenter.js';
import { type Division, type DivisionTerms, linesPerPart, type Paid, type Sharer } from './divider.js';
import { type DividedLine, type LineIds, type LineRows, lineRows, type LineTexts, roomForLines } from './line-rows.js';
import { lineTextsOf, textsOf } from './line-texts.js';

/** One division, from the terms to its lines; it gives the same result in a separate thread and in the main thread. */
export class DivisionCalculation {
  readonly division: Division;
  private readonly result: Distribution;
  private readonly byId: ReadonlyMap<string, Sharer>;
  private readonly owedTo: ReadonlyMap<string, Paid>;
  private readonly shown = new ShownHash();
  private readonly runId: string;
  private readonly textsOf: (line: Line) => LineTexts;

  /** @throws SharesAbove100Error */
  constructor(sharers: readonly Sharer[], terms: DivisionTerms) {
    const { run, gross, expenses, rules, period, corrections, owedTo } = terms;
    this.runId = run.id;
    this.owedTo = new Map(owedTo.map((paid) => [paid.beneficiaryId, paid]));
    this.byId = new Map(sharers.map((sharer) => [sharer.person.beneficiaryId, sharer]));
    const net = halalas(gross - expenses);
    const people = sharers.map(({ person }) => person);
    this.result = distribute({ gross, net, rules, people, period, corrections });
    this.textsOf = lineTextsOf(this.result);
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

  /**
   * The rows of the lines, `linesPerPart` at a time.
   * @param ids the ids of the lines of an earlier calculation
   * @param roomFor returns memory for the rows of a number of lines
   */
  *parts(ids: LineIds, roomFor = roomForLines): Generator<LineRows> {
    let part: DividedLine[] = [];
    for (const line of this.lines()) {
      if (part.push(line) < linesPerPart) continue;
      yield lineRows(this.runId, ids, part, roomFor(part.length));
      part = [];
    }
    if (part.length > 0) yield lineRows(this.runId, ids, part, roomFor(part.length));
  }

  /** The lines in the order of the beneficiaries, corrections after the shares. */
  private *lines(): Generator<DividedLine> {
    let place = 0;
    for (const line of this.result.lines) yield this.finished(this.share(line), (place += 1));
    for (const correction of this.result.corrections) yield this.finished(this.owed(correction), (place += 1));
  }

  hash(): string {
    return this.shown.hex();
  }

  private finished(line: Unpaid, place: number): DividedLine {
    const { fullName, payee } = this.paidTo(line.beneficiaryId);
    const { accountId, ibanEnd } = payee;
    const withheld = line.amount > 0n ? payee.withheld : null;
    const whole = { ...line, place, fullName, accountId, ibanEnd, withheld };
    this.shown.add(lineValues(whole, line.texts.exact, line.texts.sentence));
    return whole;
  }

  private paidTo(beneficiaryId: string): Pick<Paid, 'fullName' | 'payee'> {
    const sharer = this.byId.get(beneficiaryId);
    const paid = sharer ? { fullName: sharer.person.fullName, payee: sharer.payee } : this.owedTo.get(beneficiaryId);
    // A line without a name and an account would be approved and could never be paid.
    if (!paid) throw new Error(`a line of beneficiary ${beneficiaryId}, who was not given`);
    return paid;
  }

  private share(line: Line): Unpaid {
    return {
      beneficiaryId: line.beneficiaryId,
      correctionId: null,
      amount: line.amount,
      state: line.amount > 0n ? 'calculated' : 'excluded',
      rank: line.roundingRank,
      texts: this.textsOf(line),
    };
  }

  private owed(correction: Correction): Unpaid {
    return {
      beneficiaryId: correction.beneficiaryId,
      correctionId: correction.id,
      amount: correction.amount,
      state: 'calculated',
      rank: null,
      texts: textsOf(correctionBecause(correction), correctionTrace(correction, this.result.pool)),
    };
  }
}

/** A line without its place in the run and without an account yet. */
type Unpaid = Omit<DividedLine, 'place' | 'fullName' | 'withheld' | 'accountId' | 'ibanEnd'>;

/** Whether a rule with a figure keeps this amount; upkeep without a figure was already spent. */
const isKept = ({ kind, rule }: Deduction): boolean =>
  kind !== 'expenses' && rule !== null && (rule.percent !== null || rule.amount !== null);

const deductionOf = (deduction: Deduction): RunDeduction => ({
  kind: deduction.kind,
  amount: String(deduction.amount),
  because: deductionBecause(deduction),
});
