import { expect, test } from '@jest/globals';
import { currentTracer } from '../src/platform/tracing/tracing.js';
import { startApi } from './harness.js';

test('without a configured address nothing is traced, and no page gets a trace id', async () => {
  const api = await startApi({ samples: 'people' });
  const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
  const page = await fetch(`${api.url}/`, { headers: { accept: 'text/html', traceparent } });
  expect([page.status, page.headers.get('server-timing'), currentTracer()]).toEqual([200, null, undefined]);
  await api.stop();
});
