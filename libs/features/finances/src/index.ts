export { finances, financesOfOthers } from './feature';
export { RecentTransactions } from './components/recent-transactions';
