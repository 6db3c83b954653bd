import type { BankAccount } from '@waqf/contracts/banking';
import { halalas, isAmountText, parseAmount, parseSignedAmount, type Halalas } from '@waqf/money';

/** An account that can be the source or the destination of a transfer. */
export interface TransferAccount {
  id: string;
  name: string;
  iban: string;
  /** The balance in the books. */
  balance: Halalas;
  /** The amount that may leave it: for the main account only the yield, never corpus or reserve. */
  available: Halalas;
  active: boolean;
}

export interface TransferValues {
  fromAccountId: string;
  toAccountId: string;
  amount: string;
  description: string;
}

/** By how much the amount exceeds what may leave its source; null when it does not. The server checks it again. */
export function shortageOf(values: TransferValues, accounts: readonly TransferAccount[]): Halalas | null {
  const source = accounts.find(({ id }) => id === values.fromAccountId);
  if (source === undefined || !isAmountText(values.amount)) return null;
  const short = parseAmount(values.amount) - source.available;
  return short > 0n ? halalas(short) : null;
}

/** Both balances after the transfer is recorded. */
export function balancesAfter(
  from: TransferAccount,
  to: TransferAccount,
  amount: Halalas,
): { from: Halalas; to: Halalas } {
  return { from: halalas(from.balance - amount), to: halalas(to.balance + amount) };
}

/**
 * Names and balances of a waqf's accounts, main account first; `mainName` and `subName` are used for accounts without a
 * person's name.
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
