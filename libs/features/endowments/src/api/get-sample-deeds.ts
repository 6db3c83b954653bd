import { sampleDeeds } from '@waqf/contracts/documents';
import { apiQuery } from '@waqf/platform-web';

/**
 * `GET /api/samples/deeds`: deeds to try the product with. Outside of the demo it answers 404 and nothing is offered.
 */
export const sampleDeedsQuery = () => apiQuery(['/api/samples/deeds'], sampleDeeds);
