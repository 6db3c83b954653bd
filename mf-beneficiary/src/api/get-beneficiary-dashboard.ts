import { beneficiaryDashboard } from '@waqf/contracts/reporting';
import { apiQuery } from '@waqf/platform-web';
import { inName } from './wards';

/** `GET /api/beneficiary/dashboard` */
export const getBeneficiaryDashboard = () => apiQuery([inName('/api/beneficiary/dashboard')], beneficiaryDashboard);
