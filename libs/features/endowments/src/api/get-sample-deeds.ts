import * as z from 'zod/mini';
import { documentType } from '@waqf/contracts/documents';
import { apiQuery } from '@waqf/platform-web';

const sampleDeeds = z.object({
  deeds: z.array(z.object({ name: z.string(), type: documentType, title: z.string(), url: z.string() })),
});
export type SampleDeed = z.infer<typeof sampleDeeds>['deeds'][number];

/** `GET /api/samples/deeds`: deeds to try the product with. Outside of the demo it answers 404 and nothing is offered. */
export const sampleDeedsQuery = () => apiQuery(['/api/samples/deeds'], sampleDeeds);
