import { get, type RequestOptions } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Request } from 'express';

/** Time limit in ms: a slow answer must not delay the page, which then makes the call itself. */
const atMostMs = 400;
/** Size limit in characters: a longer answer is not data of a first screen. */
const atMostLong = 100_000;
const passedOn = /^(?:host|cookie|user-agent|forwarded|x-forwarded-.*|x-real-ip)$/;

/**
 * The answers to the API calls of a first screen, as JSON text by address. They are requested from this server with the
 * user's own cookie, so that session, permissions, limits and log are the same as for any call. A call that is refused,
 * fails or is late is left out, and the page makes it itself.
 */
export async function firstDataOf(
  request: Request,
  addresses: readonly string[],
  language: string,
): Promise<Record<string, string>> {
  const { localAddress, localPort } = request.socket;
  if (addresses.length === 0 || !localAddress || !localPort) return {};
  const headers = {
    ...Object.fromEntries(
      Object.entries(request.headers).flatMap(([name, value]) =>
        passedOn.test(name) && typeof value === 'string' ? [[name, value]] : [],
      ),
    ),
    accept: 'application/json',
    'accept-language': language,
  };
  const call = { host: localAddress, port: localPort, headers, signal: AbortSignal.timeout(atMostMs) };
  const answers = await Promise.all(addresses.map((path) => answerOf({ ...call, path })));
  return Object.fromEntries(
    addresses.flatMap((address, place) => {
      const answer = answers[place];
      return typeof answer === 'string' ? [[address, answer]] : [];
    }),
  );
}

/** The text of a successful JSON answer; otherwise null. */
function answerOf(call: RequestOptions): Promise<string | null> {
  return new Promise((resolve) => {
    get(call, (response) => {
      const isJson = response.headers['content-type']?.startsWith('application/json') === true;
      text(response).then(
        (body) => resolve(response.statusCode === 200 && isJson && body.length <= atMostLong ? body : null),
        () => resolve(null),
      );
    }).on('error', () => resolve(null));
  });
}
