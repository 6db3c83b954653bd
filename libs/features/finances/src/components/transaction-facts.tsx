import type { ReactNode } from 'react';
import { labelOf } from '@waqf/contracts';
import { incomeFundLabels, transactionLabels, type Transaction } from '@waqf/contracts/finances';
import type { LanguageCode } from '@waqf/platform-web';

interface TransactionFact {
  key: keyof typeof transactionLabels;
  /** Null when a transaction has no such value. */
  value: (row: Transaction, language: LanguageCode) => ReactNode;
  /** True for a fact that the user may show as a column of the list; the details show all facts. */
  column: boolean;
}

/** Further facts about a transaction, defined once for the list and for the details. */
export const transactionFacts: readonly TransactionFact[] = [
  {
    key: 'fund',
    value: ({ fund }, language) => (fund === null ? null : labelOf(incomeFundLabels, fund, language)),
    column: false,
  },
  {
    key: 'recordedBy',
    value: ({ recordedBy }, language) => recordedBy ?? transactionLabels.platform[language],
    column: true,
  },
];
