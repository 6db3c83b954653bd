import type { MoneyParts } from '@waqf/contracts/desk';
import { formatAmountForWire, type Halalas, sumHalalas } from '@waqf/money';

/** Balances of one waqf's funds, in halalas. */
interface Funds {
  readonly corpus: Halalas;
  readonly ghalla: Halalas;
  readonly reserve: Halalas;
  readonly payable: Halalas;
}

/** The funds of several waqfs added up, as the sentence of money names them. */
export function moneyParts(funds: readonly Funds[]): MoneyParts {
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
  };
}
