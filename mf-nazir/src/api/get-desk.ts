import { desk } from '@waqf/contracts/desk';
import { apiQuery, apiQueryAt } from '@waqf/platform-web';

/** `GET /api/desk`: what needs the nazir's action, and the money they manage. */
export const deskQuery = () => apiQuery(['/api/desk'], desk);

/** `GET /api/desk?all=1`: everything on the desk, when the nazir asks for what the first answer leaves out. */
export const wholeDeskQuery = () => apiQueryAt(['/api/desk', 'all'], '/api/desk?all=1', desk);
