import { Injectable } from '@nestjs/common';
import { type Halalas, halalas, sumHalalas } from '@waqf/money';
import { BeneficiariesFacade } from '../../beneficiaries/index.js';
import { LedgerFacade } from '../../ledger/index.js';
import { type Ctx, newId } from '../../platform/index.js';
import {
  DistributionsAboveYieldError,
  DistributionsInvalidRulesError,
  DistributionsNobodyEntitledError,
  DistributionsNoYieldError,
} from '../distributions.errors.js';
import { problemsOf } from '../domain/check-rules.js';
import type { Correction } from '../domain/correction.js';
import { correctionBecause, correctionTrace } from '../domain/correction-line.js';
import type { Deduction } from '../domain/deduct.js';
import type { Distribution, Line } from '../domain/distribute.js';
import { rational, show } from '../domain/rational.js';
import { ruleFrom } from '../domain/rule-from-input.js';
import { rulesByShares } from '../domain/rule.js';
import type { CalculatedLine, Run, RunDeduction, RunFigures } from '../domain/run.js';
import { traceOf } from '../domain/trace.js';
import { RuleSetRepository } from '../persistence/rule-set.repository.js';
import { RunRepository } from '../persistence/run.repository.js';
import { deductionBecause, lineBecause } from '../presenter.js';
import { Payees } from './payees.js';
import { distributed } from './preview-distribution.js';
import { RunInputs } from './run-inputs.js';

/** What a run comes to, before it is written down. */
export interface Calculation {
  readonly rulesVersion: number;
  readonly inputsHash: string;
  readonly figures: Omit<RunFigures, 'inputsHash' | 'shownHash' | 'calculatedAt'>;
  readonly lines: readonly CalculatedLine[];
}

/** Divides the yield of a run's period among those entitled at its end. Writes nothing. */
@Injectable()
export class ComputeRun {
  constructor(
    private readonly ledger: LedgerFacade,
    private readonly ruleSets: RuleSetRepository,
    private readonly runs: RunRepository,
    private readonly beneficiaries: BeneficiariesFacade,
    private readonly payees: Payees,
    private readonly inputs: RunInputs,
  ) {}

  /**
   * Access is the caller's.
   * @throws DistributionsNoYieldError, DistributionsNobodyEntitledError, DistributionsInvalidRulesError,
   *   DistributionsSharesAbove100Error, DistributionsAboveYieldError (422)
   */
  async execute(ctx: Ctx, run: Run): Promise<Calculation> {
    const { waqfId, from, to } = run;
    const set = await this.ruleSets.inForceOn(ctx, waqfId, to);
    const rules = set ? set.rules.map(ruleFrom) : rulesByShares;
    const participants = await this.beneficiaries.participants(ctx, waqfId);
    const problems = problemsOf(rules, participants);
    if (problems.length > 0) throw new DistributionsInvalidRulesError(problems);
    const { gross, expenses } = await this.yieldOf(ctx, run);
    if (gross === 0n) throw new DistributionsNoYieldError();
    const people = participants.map(({ fullName: _fullName, ...person }) => person);
    const net = halalas(gross - expenses);
    const corrections = await this.inputs.owed(ctx, run);
    const result = distributed({ gross, net, rules, people, period: { from, to }, corrections }, participants);
    if (result.allocated === 0n) throw new DistributionsNobodyEntitledError();
    await this.requireCovered(ctx, waqfId, result);
    const names = new Map(participants.map(({ beneficiaryId, fullName }) => [beneficiaryId, fullName]));
    const payeeOf = await this.payees.of(ctx, waqfId);
    return {
      rulesVersion: set?.version ?? 0,
      inputsHash: await this.inputs.hash(ctx, run),
      figures: {
        gross,
        expenses,
        deductions: result.deductions.map(deductionOf),
        pool: result.pool,
        allocated: result.allocated,
        unallocated: result.unallocated,
        remainder: halalas(result.remainder),
        corrections: sumHalalas(result.corrections.map(({ amount }) => amount)),
      },
      lines: [
        ...result.lines.map((line) => shareLine(line, result)),
        ...result.corrections.map((correction) => correctionLine(correction, result)),
      ].map((line, index) => ({
        ...line,
        id: newId(),
        place: index + 1,
        fullName: names.get(line.beneficiaryId) ?? '',
        ...payeeOf(line.beneficiaryId),
        ...(line.amount > 0n ? {} : { withheld: null }),
      })),
    };
  }

  /**
   * What is asked to be divided, or what the period brought together with entries of earlier periods that were recorded
   * after their run was calculated. Expenses count as far as there is income.
   */
  private async yieldOf(ctx: Ctx, run: Run): Promise<{ gross: Halalas; expenses: Halalas }> {
    if (run.amount !== null) return { gross: run.amount, expenses: halalas(0n) };
    const earlier = (await this.runs.standing(ctx, run.waqfId)).filter(({ id }) => id !== run.id);
    const lastCount = earlier.map(({ countedUntil }) => countedUntil).reduce(later, null);
    const { income, expenses } = await this.ledger.yieldOf(ctx, run.waqfId, [
      { from: run.from, to: run.to, recordedAfter: null },
      ...earlier.map(({ from, to }) => ({ from, to, recordedAfter: lastCount })),
    ]);
    const gross = income > 0n ? income : 0n;
    const least = expenses > 0n ? expenses : 0n;
    return { gross: halalas(gross), expenses: halalas(least < gross ? least : gross) };
  }

  /** What approval would take out of the yield, and what the rules keep in it, must be there. */
  private async requireCovered(ctx: Ctx, waqfId: string, { deductions, allocated }: Distribution): Promise<void> {
    const kept = deductions.filter(({ kind, rule }) => kind !== 'expenses' && rule !== null && hasFigure(rule));
    const asked = sumHalalas([allocated, ...kept.map(({ amount }) => amount)]);
    const available = (await this.ledger.balancesOf(ctx, [waqfId])).get(waqfId)?.ghalla ?? halalas(0n);
    if (asked > available) throw new DistributionsAboveYieldError(asked, available);
  }
}

const later = (a: Date | null, b: Date | null): Date | null => (a === null || (b !== null && b > a) ? b : a);

/** Upkeep without a figure is what was spent already. */
const hasFigure = ({ percent, amount }: { percent: bigint | null; amount: bigint | null }): boolean =>
  percent !== null || amount !== null;

const deductionOf = (deduction: Deduction): RunDeduction => ({
  kind: deduction.kind,
  amount: String(deduction.amount),
  because: deductionBecause(deduction),
});

/** A line before it has its place and its account. */
type Divided = Omit<CalculatedLine, 'id' | 'place' | 'fullName' | 'withheld' | 'accountId' | 'ibanEnd'>;

const shareLine = (line: Line, result: Distribution): Divided => ({
  beneficiaryId: line.beneficiaryId,
  correctionId: null,
  amount: line.amount,
  exact: show(line.exact),
  state: line.amount > 0n ? 'calculated' : 'excluded',
  because: lineBecause(line),
  trace: traceOf(line, result),
});

const correctionLine = (correction: Correction, { pool }: Distribution): Divided => ({
  beneficiaryId: correction.beneficiaryId,
  correctionId: correction.id,
  amount: correction.amount,
  exact: show(rational(correction.amount)),
  state: 'calculated',
  because: correctionBecause(correction),
  trace: correctionTrace(correction, pool),
});
