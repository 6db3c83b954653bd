import { beneficiaryDashboard } from '@waqf/contracts/reporting';
import { apiQuery } from '@waqf/platform-web';
import { pathForWard } from './wards';

/** `GET /api/beneficiary/dashboard` */
export const getBeneficiaryDashboard = () =>
  apiQuery([pathForWard('/api/beneficiary/dashboard')], beneficiaryDashboard);
