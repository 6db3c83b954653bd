import { adminDashboard } from '@waqf/contracts/reporting';
import { apiQuery } from '@waqf/platform-web';

/** `GET /api/admin/dashboard` */
export const getAdminDashboard = () => apiQuery(['/api/admin/dashboard'], adminDashboard);
