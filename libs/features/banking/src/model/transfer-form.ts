import type { BankAccount } from '@waqf/contracts/banking';
import { halalas, isAmountText, parseAmount, parseSignedAmount, type Halalas } from '@waqf/money';

/** An account that can stand on a side of a transfer. */
export interface TransferAccount {
  id: string;
  name: string;
  iban: string;
  /** What the books say it holds. */
  balance: Halalas;
  /** What may leave it: of the main account only the yield, never corpus or reserve. */
  available: Halalas;
  active: boolean;
}

export interface TransferValues {
  fromAccountId: string;
  toAccountId: string;
  amount: string;
  description: string;
}

export type TransferField = 'fromAccountId' | 'toAccountId' | 'amount' | 'description';
export type TransferFault = 'missing' | 'same' | 'notAmount' | 'notPositive' | 'insufficient' | 'long';

const longestDescription = 200;

/** What is wrong with each field before anything is sent; empty when nothing is. The server checks again. */
export function checkTransfer(
  values: TransferValues,
  accounts: readonly TransferAccount[],
): Partial<Record<TransferField, TransferFault>> {
  const faults: Partial<Record<TransferField, TransferFault>> = {};
  if (values.fromAccountId === '') faults.fromAccountId = 'missing';
  if (values.toAccountId === '') faults.toAccountId = 'missing';
  else if (values.toAccountId === values.fromAccountId) faults.toAccountId = 'same';
  const amount = amountFault(
    values.amount,
    accounts.find(({ id }) => id === values.fromAccountId),
  );
  if (amount) faults.amount = amount;
  if (values.description.trim().length > longestDescription) faults.description = 'long';
  return faults;
}

function amountFault(text: string, from: TransferAccount | undefined): TransferFault | undefined {
  if (text === '') return 'missing';
  if (!isAmountText(text)) return 'notAmount';
  const amount = parseAmount(text);
  if (amount <= 0n) return 'notPositive';
  return from && amount > from.available ? 'insufficient' : undefined;
}

/** Both balances once the transfer is recorded. */
export function balancesAfter(
  from: TransferAccount,
  to: TransferAccount,
  amount: Halalas,
): { from: Halalas; to: Halalas } {
  return { from: halalas(from.balance - amount), to: halalas(to.balance + amount) };
}

/**
 * Names and balances of a waqf's accounts, main first; `mainName` and `subName` word those that have no person's name.
 */
export function transferAccounts(
  view: { waqf: { balance: string }; bankAccounts: readonly AccountFacts[] },
  nameOf: (account: AccountFacts) => string,
): TransferAccount[] {
  return view.bankAccounts.map((account) => {
    const balance = parseSignedAmount(account.balance);
    return {
      id: account.id,
      name: nameOf(account),
      iban: account.iban,
      balance,
      available: account.isMainAccount ? parseSignedAmount(view.waqf.balance) : balance,
      active: account.accountStatus === 'active',
    };
  });
}

interface AccountFacts {
  id: string;
  isMainAccount: boolean;
  accountStatus: BankAccount['accountStatus'];
  iban: string;
  balance: string;
  beneficiaryId: string | null;
}
