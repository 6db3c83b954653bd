import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Browser } from './browser.js';
import { signIn, startApi, type TestApi } from './harness.js';
import { transfer, transferIn, type WaqfMoney, waqfWithMoney } from './banking/waqf-money.js';
import { people } from './membership/approved-waqf.js';

interface Attribute {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}
interface Step {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly Attribute[];
  readonly links?: readonly { traceId: string; spanId: string }[];
}

/** A collector like those of operators: accepts OTLP over HTTP. */
const received: string[] = [];
let collector: Server;
let api: TestApi;
let money: WaqfMoney;
beforeAll(async () => {
  collector = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      received.push(body);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/v1/traces`;
  api = await startApi({ samples: 'people', environment: { traces: { url, percent: 100 } } });
  money = await waqfWithMoney(api);
}, 120_000);
afterAll(async () => {
  await api.stop();
  collector.close();
});

const steps = (): Step[] =>
  received.flatMap((body) => {
    const sent = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Step[] }[] }[] };
    return sent.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
  });
const of = (step: Step, key: string): unknown =>
  Object.values(step.attributes.find((attribute) => attribute.key === key)?.value ?? {})[0];

/** Waits until the collector has a step with this reference, which is how an operator searches for it. */
async function stepOf(reference: string): Promise<Step> {
  for (let tries = 0; tries < 200; tries += 1) {
    const found = steps().find((step) => of(step, 'waqf.reference') === reference);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the collector has no step of this reference');
}

/** Waits until the collector has a step with this name. */
async function stepIn(name: string): Promise<Step> {
  for (let tries = 0; tries < 200; tries += 1) {
    const found = steps().find((step) => step.name === name);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the collector has no step ${name}`);
}

test('one trace covers a page’s first request down to the SQL statements, and a reference finds it', async () => {
  const page = await fetch(`${api.url}/`, { headers: { accept: 'text/html,*/*' } });
  const serverTiming = page.headers.get('server-timing') ?? '';
  const [, traceparent, traceId] = /^traceparent;desc="(00-([0-9a-f]{32})-[0-9a-f]{16}-01)"$/.exec(serverTiming) ?? [];
  expect([serverTiming, traceId]).toEqual([expect.stringContaining('traceparent'), expect.any(String)]);

  const founder = await api.signIn(people.waqif);
  const answer = await founder.get('/api/waqf/0199a000-0000-7000-8000-00000000000a', {
    headers: { traceparent: String(traceparent) },
  });
  const { reference } = answer.body as { reference: string };
  const call = await stepOf(reference);
  expect([answer.status, call.name, call.traceId]).toEqual([404, 'GET /api/waqf/:id', traceId]);
  expect(of(call, 'http.response.status_code')).toBeDefined();
  const first = await stepOf(page.headers.get('x-request-id') ?? '');
  expect([call.parentSpanId, first.parentSpanId ?? '']).toEqual([first.spanId, '']);
  const statements = steps().filter((step) => step.traceId === traceId && of(step, 'db.system.name') !== undefined);
  expect(statements.length).toBeGreaterThan(0);
  expect(statements.map((step) => of(step, 'db.query.text'))).toContainEqual(expect.stringContaining('$1'));
});

test('the trace of a transfer includes the batch that records it, even if the batch has several', async () => {
  const nazir = await api.signIn(people.nazir);
  const made = await transfer(nazir, money.main, money.subs[0], '12.34', { description: 'دفعة للأرملة أم سعد' });
  expect(made.status).toBe(201);
  const call = await stepOf(made.headers.get('x-request-id') ?? '');
  const recorded = await stepIn('banking.add-transfers');
  const inner = steps()
    .filter((step) => step.name === 'batch')
    .map(({ spanId }) => spanId);
  expect(call.links?.some(({ spanId, traceId }) => inner.includes(spanId) && traceId === recorded.traceId)).toBe(true);
  expect(transferIn(made).amount).toBe('12.34');
});

test('no span contains a name, an id, an IBAN, an amount or an address of a waqf', async () => {
  await signIn(new Browser(api.url), people.nazir);
  const nazir = await api.signIn(people.nazir);
  const made = await transfer(nazir, money.main, money.subs[0], '98.76', { description: 'دفعة للأرملة أم سعد' });
  await stepOf(made.headers.get('x-request-id') ?? '');
  const all = received.join('\n');
  expect(all).toContain('identity.');
  for (const secret of [
    ...Object.values(people),
    money.waqfId,
    money.main.iban,
    money.main.id,
    '98.76',
    '"9876"',
    'الأرملة',
    nazir.cookieHeader().split('=')[1] ?? 'cookie',
  ])
    expect([secret, all.includes(secret)]).toEqual([secret, false]);
});

test('an invalid traceparent header starts a new trace', async () => {
  for (const traceparent of ['00-zz', `00-${'0'.repeat(32)}-${'0'.repeat(16)}-01`, 'x'.repeat(500)]) {
    const answer = await fetch(`${api.url}/api/user/me`, { headers: { traceparent } });
    const step = await stepOf(answer.headers.get('x-request-id') ?? '');
    expect(step.traceId).toMatch(/^(?!0{32})[0-9a-f]{32}$/);
    expect(step.parentSpanId ?? '').toBe('');
  }
});

test('frequent polling rounds are not traced', () => {
  expect(received.join()).not.toContain('banking.claim-transfers');
});
