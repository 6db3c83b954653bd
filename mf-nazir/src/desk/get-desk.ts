import { desk } from '@waqf/contracts/desk';
import { apiQuery } from '@waqf/platform-web';

/** `GET /api/desk`: what needs the nazir's hand, and the money they run. */
export const deskQuery = () => apiQuery(['/api/desk'], desk);
