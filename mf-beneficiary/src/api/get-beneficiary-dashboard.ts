import { beneficiaryDashboard } from '@waqf/contracts/reporting';
import { apiQuery } from '@waqf/platform-web';

/** `GET /api/beneficiary/dashboard` */
export const getBeneficiaryDashboard = () => apiQuery(['/api/beneficiary/dashboard'], beneficiaryDashboard);
