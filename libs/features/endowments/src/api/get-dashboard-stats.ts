import { dashboardStats } from '@waqf/contracts/reporting';
import { apiQuery } from '@waqf/platform-web';

/** `GET /api/dashboard/stats`: numbers within what the person may see. */
export const dashboardStatsQuery = () => apiQuery(['/api/dashboard/stats'], dashboardStats);
