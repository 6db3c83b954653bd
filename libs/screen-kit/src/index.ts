export { LoadFailure } from './load-failure';
export { useFailureToast } from './use-failure-toast';
export { MoneyFailure } from './money-failure';
export { useAccountName } from './use-account-name';
export { approvedWaqfsQuery } from './get-approved-waqfs';
export { waqfQuery } from './get-waqf';
export { refreshMoney } from './refresh-money';
export { useMoneyEvents } from './use-money-events';
export { MoneySentence, WaqfMoneySentence } from './money-sentence';
