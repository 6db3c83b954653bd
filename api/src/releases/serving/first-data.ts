import { get, type RequestOptions } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Request } from 'express';

/** What is not there by then comes by the page's own call: a slow answer must not hold the page, in ms. */
const atMostMs = 400;
/** An answer above this belongs to no first screen, in characters. */
const atMostLong = 100_000;
const passedOn = /^(?:host|cookie|user-agent|forwarded|x-forwarded-.*|x-real-ip)$/;

/**
 * Answers of the calls that a first screen makes, by their address, as text of JSON. They are asked for at our own
 * door with the person's own cookie, so that session, rights, limits and the log are those of any call. One that is
 * refused, fails or is late is left out, and the page asks for it itself.
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

/** Text of a good answer in JSON, or null. */
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
