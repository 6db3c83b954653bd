import { randomUUID } from 'node:crypto';
import { Agent, createServer } from 'node:http';
import { createProxyServer } from 'httpxy';

/** How often each process is checked for readiness, in milliseconds. */
const askEveryMs = 250;
const answerWithinMs = 2_000;
const safe = new Set(['GET', 'HEAD']);

/**
 * A small balancer for trying several processes on one machine; ready processes are used in turn. A read that a process
 * did not answer is sent to another one; a write never is, because nobody knows whether it was carried out.
 * @param {{port: number, host?: string, targets: number[], proxies?: number}} options `targets`: ports on this machine;
 *   `proxies`: number of proxies in front, whose X-Forwarded-* headers are trusted
 * @returns {Promise<{ready: () => number[], stop: () => Promise<void>}>} `ready`: the ports that are served now
 */
export async function startBalancer({ port, host, targets, proxies = 0 }) {
  const ready = new Set();
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 64 });
  // Without an error listener, the promise of `web` reports the errors.
  const proxy = createProxyServer({ agent, proxyTimeout: 0 });
  const watch = setInterval(() => void ask(), askEveryMs).unref();
  let turn = 0;

  async function ask() {
    for (const target of targets) {
      const signal = AbortSignal.timeout(answerWithinMs);
      const answer = fetch(`http://127.0.0.1:${target}/health/ready`, { signal });
      answer.then(
        async (said) => {
          await said.arrayBuffer();
          if (said.ok) ready.add(target);
          else ready.delete(target);
        },
        () => ready.delete(target),
      );
    }
  }

  /** The next ready process in turn, except those that failed this request. */
  function next(failed) {
    const free = targets.filter((target) => ready.has(target) && !failed.has(target));
    turn += 1;
    return free[turn % free.length];
  }

  async function pass(request, response) {
    tellWhoAsked(request, proxies);
    const failed = new Set();
    const tries = safe.has(request.method) ? targets.length : 1;
    for (let tried = 0; tried < tries; tried += 1) {
      const target = next(failed);
      if (target === undefined) break;
      try {
        await proxy.web(request, response, { target: `http://127.0.0.1:${target}` });
        return;
      } catch (error) {
        if (error.code === 'ECONNREFUSED') ready.delete(target);
        failed.add(target);
        // Part of the answer has already been sent, so the connection is closed for the caller to notice.
        if (response.headersSent || response.destroyed) return void response.destroy();
      }
    }
    refuse(request, response);
  }

  const server = createServer((request, response) => void pass(request, response));
  server.requestTimeout = 120_000;
  server.headersTimeout = 15_000;
  server.keepAliveTimeout = 65_000;
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  await ask();
  return {
    ready: () => [...ready],
    async stop() {
      clearInterval(watch);
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}

/** Removes forwarded headers sent by the caller, unless a trusted proxy in front has written them. */
function tellWhoAsked({ headers, socket }, proxies) {
  if (proxies === 0) for (const name of ['for', 'proto', 'host', 'port']) delete headers[`x-forwarded-${name}`];
  headers['x-forwarded-for'] = [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ');
  headers['x-forwarded-proto'] ??= 'http';
  headers['x-forwarded-host'] ??= headers.host ?? '';
}

/** Answers in the product's own problem format and in both languages, because no process is available. */
function refuse(request, response) {
  const reference = randomUUID().slice(-12);
  const english = /^en\b/i.test(request.headers['accept-language'] ?? '');
  response.writeHead(503, {
    'content-type': 'application/problem+json; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '5',
    'x-request-id': reference,
  });
  response.end(
    JSON.stringify({
      status: 503,
      code: 'platform.unavailable',
      message: english
        ? 'The service is unavailable for a moment, try again shortly'
        : 'الخدمة غير متاحة مؤقتًا، حاول بعد قليل',
      reference,
    }),
  );
}
