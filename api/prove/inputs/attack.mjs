import { judge } from './judge.mjs';
import { callsOf, mutationsOf } from './mutations.mjs';

/** Calls that end or change the caller's session, or answer for as long as the connection is open. */
const left = /\/auth\/logout$|\/user\/role$|\/user\/sessions|\/stream$/;

/**
 * Sends mutated requests to every call of an OpenAPI description and judges each answer.
 * @param {object} openApi
 * @param {(request: {method: string, path: string, headers: object, body?: string}) => Promise<{status: number, type:
 *   string, text: string, ms: number}>} send
 * @param {{perCall: number, only?: (call: {method: string, path: string}) => boolean}} options
 * @returns {Promise<{calls: number, mutations: number, fewest: number, refused: number, faults: string[]}>}
 */
export async function attack(openApi, send, { perCall, only = () => true }) {
  const figures = { calls: 0, mutations: 0, fewest: Number.POSITIVE_INFINITY, refused: 0, faults: [] };
  for (const call of callsOf(openApi).filter((each) => !left.test(each.path) && only(each))) {
    figures.calls += 1;
    let sent = 0;
    for (const { address, headers = {}, body, type = 'application/json' } of chosen(call, perCall)) {
      const answer = await send({
        method: call.method,
        path: address,
        headers: { ...(body === undefined ? {} : { 'content-type': type }), ...headers },
        ...(body === undefined || call.method === 'GET' ? {} : { body }),
      });
      sent += 1;
      if (answer.status >= 400) figures.refused += 1;
      const fault = judge(answer);
      if (fault) figures.faults.push(`${call.method} ${call.path}: ${fault} to ${(body ?? address).slice(0, 120)}`);
    }
    figures.mutations += sent;
    figures.fewest = Math.min(figures.fewest, sent);
  }
  return figures;
}

/** All mutations, at least 200; for the short form only `perCall` of them, spread over all. */
function chosen(call, perCall) {
  const all = [...mutationsOf(call, Math.max(200, perCall))];
  if (perCall >= 200) return all;
  const step = all.length / perCall;
  return Array.from({ length: perCall }, (_, at) => all[Math.floor(at * step)]);
}
