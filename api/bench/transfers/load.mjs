/**
 * Makes calls over raw sockets from a separate process, one call at a time on each connection, and counts the answers.
 * It receives a plan on its IPC channel: {port, seconds, warmUpSeconds, calls: [{path, cookie, bodies: [string]}]} with
 * one entry in `calls` for each connection; with `paths` instead of `path` and `bodies` it gets these in turn. It sends
 * back {answers, seconds, statuses, latencies: {p50, p99}} for the time after the warm-up. A broken connection or an
 * invalid answer ends the run with an error.
 */
import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

process.once('message', (plan) => {
  run(plan).then(
    (result) => process.send(result, () => process.exit(0)),
    (error) => process.send({ error: String(error) }, () => process.exit(1)),
  );
});

async function run({ port, seconds, warmUpSeconds, calls }) {
  const begin = performance.now() + warmUpSeconds * 1000;
  const end = begin + seconds * 1000;
  const statuses = {};
  const latencies = [];
  const note = (status, from, to) => {
    if (to < begin || to > end) return;
    statuses[status] = (statuses[status] ?? 0) + 1;
    latencies.push(to - from);
  };
  // The parent reads the processor clocks at the start and the end of the measured time, always before the result.
  const tell = (measured, at) => delay(at - performance.now()).then(() => process.send({ measured }));
  await Promise.all([tell('begin', begin), tell('end', end), ...calls.map((call) => converse(port, call, end, note))]);
  latencies.sort((a, b) => a - b);
  const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0;
  return { answers: latencies.length, seconds, statuses, latencies: { p50: at(0.5), p99: at(0.99) } };
}

function converse(port, call, end, note) {
  const requests = call.paths ? reads(port, call) : posts(port, call);
  return new Promise((resolve, reject) => {
    let received = '';
    let sent = 0;
    let turn = Math.floor(Math.random() * requests.length);
    const socket = connect(port, '127.0.0.1');
    const next = () => {
      sent = performance.now();
      if (sent >= end) return socket.end(resolve);
      turn = (turn + 1) % requests.length;
      socket.write(requests[turn]());
    };
    socket.setEncoding('latin1').setNoDelay(true);
    socket.once('connect', next);
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      received += chunk;
      const headEnd = received.indexOf('\r\n\r\n');
      if (headEnd < 0) return;
      const length = /content-length: (\d+)/i.exec(received.slice(0, headEnd));
      if (!length) return reject(new Error(`no length: ${received.slice(0, 200)}`));
      if (received.length < headEnd + 4 + Number(length[1])) return;
      note(received.slice(9, 12), sent, performance.now());
      received = '';
      next();
    });
  });
}

const lines = (...all) => all.map((line) => `${line}\r\n`).join('');

/** POST requests, each with its own idempotency key. */
function posts(port, { path, cookie, bodies }) {
  const [host, origin] = [`Host: 127.0.0.1:${port}`, `Origin: http://127.0.0.1:${port}`];
  const head = lines(`POST ${path} HTTP/1.1`, host, origin, `Cookie: ${cookie}`, 'Content-Type: application/json');
  return bodies.map((body) => {
    const rest = `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
    return () => `${head}Idempotency-Key: ${randomUUID()}\r\n${rest}`;
  });
}

function reads(port, { paths, cookie }) {
  return paths.map((path) => {
    const text = `${lines(`GET ${path} HTTP/1.1`, `Host: 127.0.0.1:${port}`, `Cookie: ${cookie}`)}\r\n`;
    return () => text;
  });
}
