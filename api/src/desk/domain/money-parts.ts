import type { MoneyParts } from '@waqf/contracts/desk';
import { formatAmountForWire, type Halalas, sumHalalas } from '@waqf/money';

/** Balances of one waqf's funds, in halalas. */
interface Funds {
  readonly corpus: Halalas;
  readonly ghalla: Halalas;
  readonly reserve: Halalas;
  readonly payable: Halalas;
}

/**
 * The funds of several waqfs added up into the parts that the desk's sentence about money names.
 * @param all funds by waqf id
 * @param withAccount waqfs that have a main account; the money of the others is not at the bank
 */
export function moneyParts(all: ReadonlyMap<string, Funds>, withAccount: ReadonlySet<string>): MoneyParts {
  const funds = [...all].filter(([waqfId]) => withAccount.has(waqfId)).map(([, held]) => held);
  const outside = [...all].filter(([waqfId]) => !withAccount.has(waqfId)).map(([, held]) => held);
  const [corpus, ghalla, reserve, payable] = [
    sumHalalas(funds.map((fund) => fund.corpus)),
    sumHalalas(funds.map((fund) => fund.ghalla)),
    sumHalalas(funds.map((fund) => fund.reserve)),
    sumHalalas(funds.map((fund) => fund.payable)),
  ];
  return {
    total: formatAmountForWire(sumHalalas([corpus, ghalla, reserve, payable])),
    corpus: formatAmountForWire(corpus),
    yield: formatAmountForWire(ghalla),
    payable: formatAmountForWire(payable),
    reserve: formatAmountForWire(reserve),
    outsideBank: formatAmountForWire(
      sumHalalas(outside.flatMap((held) => [held.corpus, held.ghalla, held.reserve, held.payable])),
    ),
  };
}
