import { DistributionsSharesAbove100Error } from '../distributions.errors.js';
import { SharesAbove100Error } from '../domain/share-rules.js';
import { DivisionCalculation } from './division-calculation.js';
import type { Divider, Division, DivisionTerms, Sharer } from './divider.js';
import type { LineIds, LineRows } from './line-rows.js';

/** Divides in the main thread, for a small number of people. */
export class InlineDivider implements Divider {
  private readonly sharers: Sharer[] = [];
  private calculation: DivisionCalculation | undefined;

  add(sharers: readonly Sharer[]): void {
    this.sharers.push(...sharers);
  }

  async divide(terms: DivisionTerms): Promise<Division> {
    try {
      this.calculation = new DivisionCalculation(this.sharers, terms);
    } catch (error) {
      if (error instanceof SharesAbove100Error) throw namedShares(error, this.sharers);
      throw error;
    }
    return this.calculation.division;
  }

  async *lines(ids: LineIds): AsyncGenerator<LineRows> {
    if (this.calculation) yield* this.calculation.parts(ids);
  }

  hash(): string {
    return this.calculation?.hash() ?? '';
  }

  async close(): Promise<void> {}
}

/** The same error with the names of the people whose shares exceed 100%. */
function namedShares(
  { total, shares }: SharesAbove100Error,
  sharers: readonly Sharer[],
): DistributionsSharesAbove100Error {
  const names = new Map(sharers.map(({ person }) => [person.beneficiaryId, person.fullName]));
  return new DistributionsSharesAbove100Error(
    total,
    shares.map(({ beneficiaryId, share }) => ({ fullName: names.get(beneficiaryId) ?? '', share })),
  );
}
