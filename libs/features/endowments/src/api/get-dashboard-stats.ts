import { dashboardStats } from '@waqf/contracts/reporting';
import { apiQuery } from '@waqf/platform-web';

/** `GET /api/dashboard/stats` */
export const getDashboardStats = () => apiQuery(['/api/dashboard/stats'], dashboardStats);
