import type { RequestHandler, Response } from 'express';
import type { GuardedRequest } from '../access/policy.decorators.js';

/**
 * Reads a `multipart/form-data` body. An upload takes up to two minutes, in which the session can end: then nothing is
 * done with what has arrived.
 * @param form multer's handler; its refusals are thrown unchanged
 * @param refusalOf turns an error of the parser into the error to answer with
 * @throws NotSignedInError (401) when the session has ended meanwhile, ForbiddenError (403)
 */
export async function receiveForm(
  form: RequestHandler,
  request: GuardedRequest,
  response: Response,
  refusalOf: (error: unknown) => unknown,
): Promise<void> {
  try {
    await new Promise<void>((resolve, reject) =>
      form(request, response, (error: unknown) => (error === undefined || error === null ? resolve() : reject(error))),
    );
  } catch (error) {
    throw refusalOf(error);
  }
  await request.confirmCaller?.();
}
