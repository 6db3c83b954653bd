import type { Response } from 'express';

type Answer = Pick<Response, 'statusCode' | 'locals'>;

/** Marks an answer that an administrator wants, such as the refusals during maintenance: it is no fault, though 503. */
export function markAsWanted({ locals }: Pick<Response, 'locals'>): void {
  locals['wanted'] = true;
}

/** Whether the platform has failed: such answers are logged as errors and counted as faults. */
export const isFault = ({ statusCode, locals }: Answer): boolean => statusCode >= 500 && locals['wanted'] !== true;
