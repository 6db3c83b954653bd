import { Injectable } from '@nestjs/common';
import { type Halalas, halalas } from '@waqf/money';
import { BeneficiariesFacade, type Participant } from '../../beneficiaries/index.js';
import { LedgerFacade } from '../../ledger/index.js';
import type { Ctx } from '../../platform/index.js';
import {
  DistributionsAboveYieldError,
  DistributionsInvalidRulesError,
  DistributionsNobodyEntitledError,
  DistributionsNoYieldError,
} from '../distributions.errors.js';
import type { Divider, Division, Sharer } from '../division/divider.js';
import { problemsOf } from '../domain/check-rules.js';
import { ruleFrom } from '../domain/rule-from-input.js';
import { type Rule, rulesByShares } from '../domain/rule.js';
import type { Run } from '../domain/run.js';
import { RuleSetRepository } from '../persistence/rule-set.repository.js';
import { RunRepository } from '../persistence/run.repository.js';
import { Payees } from './shared/payees.js';
import { RunInputs } from './shared/run-inputs.js';

/** The result of a run, before its lines are stored. */
interface Calculation {
  readonly rulesVersion: number;
  readonly inputsHash: string;
  /** The moment up to which entries are counted; later ones belong to the next run. */
  readonly countedUntil: Date;
  readonly amounts: Division['amounts'];
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
   * Afterwards the divider has the lines. The caller checks access.
   * @throws DistributionsNoYieldError, DistributionsNobodyEntitledError, DistributionsInvalidRulesError,
   *   DistributionsSharesAbove100Error, DistributionsAboveYieldError (422)
   */
  async execute(ctx: Ctx, run: Run, divider: Divider): Promise<Calculation> {
    const { waqfId, from, to } = run;
    // The hash is taken first, so that a change while the people are read makes the calculation out of date.
    const inputsHash = await this.inputs.hash(ctx, run);
    const set = await this.ruleSets.inForceOn(ctx, waqfId, to);
    const rules = set ? set.rules.map(ruleFrom) : rulesByShares;
    const rulesVersion = set?.version ?? 0;
    await this.addPeople(ctx, run, rules, divider);
    const countedUntil = await this.ledger.countedUntil(ctx, waqfId);
    const { gross, expenses } = await this.yieldOf(ctx, run, countedUntil);
    if (gross === 0n) throw new DistributionsNoYieldError();
    const corrections = await this.inputs.owed(ctx, run);
    const owedTo = await this.payees.paid(
      ctx,
      run,
      corrections.map(({ beneficiaryId }) => beneficiaryId),
    );
    const terms = { run: { ...run, rulesVersion }, gross, expenses, rules, period: { from, to }, corrections, owedTo };
    const { amounts, kept } = await divider.divide(terms);
    if (amounts.allocated === 0n) throw new DistributionsNobodyEntitledError();
    await this.requireCovered(ctx, waqfId, halalas(amounts.allocated + kept));
    return { rulesVersion, inputsHash, countedUntil, amounts };
  }

  /** Passes the beneficiaries to the divider, page by page. */
  private async addPeople(ctx: Ctx, run: Run, rules: readonly Rule[], divider: Divider): Promise<void> {
    const ids = new Set(rules.flatMap(({ to }) => (to !== null && 'beneficiaryId' in to ? [to.beneficiaryId] : [])));
    const named: Participant[] = [];
    const conditions = await this.payees.conditions(ctx, run);
    for await (const page of this.beneficiaries.participantPages(ctx, run.waqfId, run.to)) {
      named.push(...page.filter(({ beneficiaryId }) => ids.has(beneficiaryId)));
      const payeeOf = await this.payees.findPayees(
        ctx,
        page.map(({ beneficiaryId }) => beneficiaryId),
        conditions,
      );
      divider.add(page.map((person): Sharer => ({ person, payee: payeeOf(person.beneficiaryId) })));
    }
    const problems = problemsOf(rules, named);
    if (problems.length > 0) throw new DistributionsInvalidRulesError(problems);
  }

  /**
   * The requested amount, or the yield of the period and of entries in earlier periods that were recorded after their
   * run was calculated. Expenses count only up to the income.
   */
  private async yieldOf(ctx: Ctx, run: Run, until: Date): Promise<{ gross: Halalas; expenses: Halalas }> {
    if (run.amount !== null) return { gross: run.amount, expenses: halalas(0n) };
    const earlier = (await this.runs.inForce(ctx, run.waqfId)).filter(({ id }) => id !== run.id);
    const lastCount = earlier.map(({ countedUntil }) => countedUntil).reduce(later, null);
    const spans = [
      { from: run.from, to: run.to, recordedAfter: null },
      ...earlier.map(({ from, to }) => ({ from, to, recordedAfter: lastCount })),
    ];
    const { income, expenses } = await this.ledger.yieldOf(ctx, run.waqfId, spans, until);
    const gross = income > 0n ? income : 0n;
    const least = expenses > 0n ? expenses : 0n;
    return { gross: halalas(gross), expenses: halalas(least < gross ? least : gross) };
  }

  /** Requires that the yield covers what approval would take out of it and what the rules keep in it. */
  private async requireCovered(ctx: Ctx, waqfId: string, asked: Halalas): Promise<void> {
    const available = (await this.ledger.balancesOf(ctx, [waqfId])).get(waqfId)?.ghalla ?? halalas(0n);
    if (asked > available) throw new DistributionsAboveYieldError(asked, available);
  }
}

const later = (a: Date | null, b: Date | null): Date | null => (a === null || (b !== null && b > a) ? b : a);
