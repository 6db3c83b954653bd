import * as z from 'zod/mini';
import { messageKey } from '../messages/message-key.js';

/* Apart from the forms of guardians, so that a page which only reads does not fetch their rules. */

/** Query of the calls of the portal that a guardian may make for a minor: id of the ward. */
export const onBehalfOf = z.optional(z.guid(messageKey('field.invalid')));
export const portalQuery = z.object({ onBehalfOf });
export type PortalQuery = z.infer<typeof portalQuery>;
