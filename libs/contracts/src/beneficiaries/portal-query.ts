import * as z from 'zod/mini';
import { messageKey } from '../messages/message-key.js';
import { requestId } from '../request-id.js';

/* In its own file, so that a page which only reads does not load the validation rules of the guardian forms. */

/** Id of the ward, in portal calls that a guardian may make for a minor. */
export const onBehalfOf = z.optional(requestId(messageKey('field.invalid')));
export const portalQuery = z.object({ onBehalfOf });
export type PortalQuery = z.infer<typeof portalQuery>;
