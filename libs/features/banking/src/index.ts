export { banking } from './feature';
export { ApprovalsCard } from './components/approvals-card';
export { useMoneyEvents } from './api/use-money-events';
