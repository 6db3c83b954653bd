import { rulesAnswer, runList } from '@waqf/contracts/distributions';
import { apiQuery } from '@waqf/platform-web';

/** `GET /api/waqf/{id}/rules`. */
export const rulesQuery = (waqfId: string) => apiQuery(['/api/waqf', waqfId, 'rules'], rulesAnswer);

/** `GET /api/waqf/{id}/distributions`: the newest runs. */
export const latestRunsQuery = (waqfId: string) => apiQuery(['/api/waqf', waqfId, 'distributions?limit=10'], runList);
