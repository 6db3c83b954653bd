import { randomUUID } from 'node:crypto';
import { Agent, createServer } from 'node:http';
import { createProxyServer } from 'httpxy';

/** How often each process is checked for readiness, in milliseconds. */
const askEveryMs = 250;
const answerWithinMs = 2_000;
const safe = new Set(['GET', 'HEAD']);

/**
 * Which processes are ready, asked again and again.
 * @param {number[]} targets ports on this machine
 */
function watchProcesses(targets) {
  const ready = new Set();
  let turn = 0;

  function ask() {
    for (const target of targets) {
      const signal = AbortSignal.timeout(answerWithinMs);
      fetch(`http://127.0.0.1:${target}/health/ready`, { signal }).then(
        async (said) => {
          await said.arrayBuffer();
          if (said.ok) ready.add(target);
          else ready.delete(target);
        },
        () => ready.delete(target),
      );
    }
  }

  const watch = setInterval(ask, askEveryMs).unref();
  ask();
  return {
    ready: () => [...ready],
    /** The next ready process in turn, except those that failed this request; undefined when there is none. */
    next(failed) {
      const free = targets.filter((target) => ready.has(target) && !failed.has(target));
      turn += 1;
      return free[turn % free.length];
    },
    /** Leaves out a process until it answers again. */
    drop: (target) => ready.delete(target),
    stop: () => clearInterval(watch),
  };
}

/**
 * A small balancer for trying several processes on one machine; ready processes are used in turn. A read that a process
 * did not answer is sent to another one; a write never is, because nobody knows whether it was carried out.
 * @param {{port: number, host?: string, targets: number[], proxies?: number}} options `targets`: ports on this machine;
 *   `proxies`: number of proxies in front, whose X-Forwarded-* headers are trusted
 * @returns {Promise<{ready: () => number[], stop: () => Promise<void>}>} `ready`: the ports that are served now
 */
export async function startBalancer({ port, host, targets, proxies = 0 }) {
  const processes = watchProcesses(targets);
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 64 });
  // Without an error listener, the promise of `web` reports the errors.
  const proxy = createProxyServer({ agent, proxyTimeout: 0 });

  async function pass(request, response) {
    tellWhoAsked(request, proxies);
    const failed = new Set();
    const tries = safe.has(request.method) ? targets.length : 1;
    for (let tried = 0; tried < tries; tried += 1) {
      const target = processes.next(failed);
      if (target === undefined) break;
      try {
        await proxy.web(request, response, { target: `http://127.0.0.1:${target}` });
        return;
      } catch (error) {
        if (error.code === 'ECONNREFUSED') processes.drop(target);
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
  return {
    ready: processes.ready,
    async stop() {
      processes.stop();
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
