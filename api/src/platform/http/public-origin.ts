import type { Request } from 'express';
import type { Environment } from '../environment.js';

/**
 * The address under which people reach the platform, for links in files and messages: the configured one, otherwise
 * that of the request. It is the host that was checked at the door (`refuseUnknownHost`), not the header `Host`:
 * behind a trusted proxy the two differ, and only one of them is known.
 */
export function publicOriginOf(request: Request, { publicUrl }: Pick<Environment, 'publicUrl'>): string {
  return publicUrl ?? `${request.protocol}://${request.host}`;
}
