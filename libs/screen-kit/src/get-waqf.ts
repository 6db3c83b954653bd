import { waqfView } from '@waqf/contracts/endowments';
import { apiQuery } from '@waqf/platform-web';

/** `GET /api/waqf/{id}`: the waqf with its accounts (main account first) and what the user may do with it. */
export const waqfQuery = (waqfId: string) => apiQuery(['/api/waqf', waqfId], waqfView);
