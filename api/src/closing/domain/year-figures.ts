import { createHash } from 'node:crypto';
import type { YearFigures } from '@waqf/contracts/closing';
import { formatAmountForWire as wire } from '@waqf/money';
import { chargedFunds, distributed, type FundFlows, type Fund, moved } from '../../ledger/index.js';

/**
 * The figures of a year that a closing stores: opening balance plus receipts equals payments plus closing balance, to
 * the halala.
 */
export function yearFiguresOf(flows: FundFlows): YearFigures {
  const at = (side: 'before' | 'after') => ({
    corpus: wire(flows[side]('corpus')),
    yield: wire(flows[side]('ghalla')),
    reserve: wire(flows[side]('reserve')),
    payable: wire(flows[side]('payable')),
    total: wire(flows[side](...chargedFunds)),
  });
  const between = (from: readonly Fund[], to: readonly Fund[]) => wire(flows.amountOf(moved(from, to)));
  return {
    opening: at('before'),
    income: between(['contra'], ['ghalla']),
    corpusAdditions: between(['contra'], ['corpus']),
    otherReceived: between(['contra'], ['reserve', 'payable']),
    expenses: between(['ghalla'], ['contra']),
    distributed: wire(flows.amountOf(distributed)),
    otherPaid: between(['reserve', 'corpus'], ['contra']),
    closing: at('after'),
    entries: flows.entries(),
  };
}

/** The SHA-256, in hex, of a waqf's figures for a period. It does not depend on the order of keys. */
export function hashOfFigures(of: { waqfId: string; from: string; to: string }, figures: YearFigures): string {
  const { opening, closing, entries } = figures;
  const funds = ['corpus', 'yield', 'reserve', 'payable', 'total'] as const;
  const sums = ['income', 'corpusAdditions', 'otherReceived', 'expenses', 'distributed', 'otherPaid'] as const;
  const written = [
    of.waqfId,
    of.from,
    of.to,
    ...funds.map((fund) => opening[fund]),
    ...sums.map((name) => figures[name]),
    ...funds.map((fund) => closing[fund]),
    String(entries),
  ];
  return createHash('sha256').update(written.join('\n')).digest('hex');
}
