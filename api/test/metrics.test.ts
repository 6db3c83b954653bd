import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { MetricsServer } from '../src/platform/metrics/metrics-server.js';
import { Contexts } from '../src/platform/index.js';
import { StoreRelease } from '../src/releases/use-cases/store-release.js';
import { startApi, type TestApi } from './harness.js';
import { localBuild } from './releases/local-build.js';

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ samples: 'people', environment: { metrics: { port: 0, host: '127.0.0.1' } } });
});
afterAll(() => api.stop());

const collected = async (): Promise<string> => {
  const port = api.application.app.get(MetricsServer).port;
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
  return answer.text();
};
const valueOf = (text: string, series: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.slice(series.length),
  );

test('requests are counted by route and status, without any id', async () => {
  const founder = await api.signIn('1000000016');
  expect((await founder.get('/api/waqfs')).status).toBe(200);
  expect((await founder.get('/api/waqf/0199a000-0000-7000-8000-00000000000a')).status).toBe(404);
  const text = await collected();
  const counted = (route: string, status: number) =>
    valueOf(text, `waqf_call_seconds_count{method="GET",route="${route}",status="${status}"}`);
  expect([counted('/api/waqfs', 200), counted('/api/waqf/:id', 404)]).toEqual([1, 1]);
  expect(text).not.toContain('0199a000');
  expect(text).not.toContain('1000000016');
});

test('there are metrics of connections, jobs, events, the audit chain and settlement', async () => {
  const text = await collected();
  for (const series of [
    'waqf_database_connections{state="idle"}',
    'waqf_events{state="waiting"}',
    'waqf_events{state="set_aside"}',
    'waqf_events_oldest_seconds',
    'waqf_clock_offset_seconds',
    'waqf_ledger_unsealed_entries',
    'waqf_ledger_seal_lag_seconds',
    'waqf_transfers_unsettled',
    'waqf_settlement_lag_seconds',
    'nodejs_eventloop_lag_seconds',
    'process_resident_memory_bytes',
  ])
    expect([series, valueOf(text, series)]).toEqual([series, expect.any(Number)]);
  expect(text).not.toContain('NaN');
});

test('there are metrics of page speed as browsers report it, and of reading times by result', async () => {
  const { app } = api.application;
  const build = localBuild('measured');
  const ctx = app.get(Contexts, { strict: false }).system('test');
  await app.get(StoreRelease, { strict: false }).execute(ctx, build, { seenBuild: null });
  const nazir = await api.signIn('1000000032');
  const vitals = [
    { name: 'lcp', value: 1800 },
    { name: 'cls', value: 0.2 },
  ];
  const { name: remote, version } = build.manifest;
  const report = { remote, version, route: '/', browser: 'chrome', opened: true, faults: [], vitals };
  expect((await nazir.post('/api/releases/reports', report)).status).toBeLessThan(300);
  const text = await collected();
  expect(valueOf(text, 'waqf_web_vital_seconds_sum{name="lcp",remote="mf-admin"}')).toBe(1.8);
  expect(valueOf(text, 'waqf_web_layout_shift_ratio_count{remote="mf-admin"}')).toBe(1);
  expect(text).toContain('# TYPE waqf_reading_seconds histogram');
});

test('the metrics are not served at the address of the API', async () => {
  expect((await api.browser().get('/metrics')).status).not.toBe(200);
});
