import type { PageFigure } from '@waqf/contracts/releases';

/** Key in the session storage of the minor whose portal a tab shows: valid in this tab only, and removed with it. */
export const wardKey = 'beneficiary.ward';

/** Words of the wallet, for the screen and for the page that shows the wallet before the screen has loaded. */
export const walletWords = {
  wallet: { ar: 'محفظتك', en: 'Your wallet' },
  balance: { ar: 'رصيد حساباتك الفرعية الآن', en: 'The balance of your sub-accounts now' },
  came: { ar: 'وصل إليها هذا الشهر', en: 'Received there this month' },
};

export const walletFigure: PageFigure = {
  label: walletWords.wallet,
  call: '/api/beneficiary/dashboard',
  amount: 'dashboard.totalBalance',
  notes: [{ text: walletWords.balance }, { text: walletWords.came, amount: 'dashboard.monthlyIncome' }],
  unless: wardKey,
};
