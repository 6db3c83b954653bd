import { desk } from '@waqf/contracts/desk';
import { apiQuery } from '@waqf/platform-web';

/** `GET /api/desk`: what needs the nazir's action, and the money they manage. */
export const deskQuery = () => apiQuery(['/api/desk'], desk);
