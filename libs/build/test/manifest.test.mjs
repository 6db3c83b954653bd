import { callsIn } from '../rspack/manifest-plugin.mjs';

test('the addresses of requests are found in compiled scripts, with each parameter as one segment', () => {
  const scripts = [
    'a.get("/api/waqf"),b(`/api/waqf/${e.id}/history?from=${t}`),c(`/api/approvals/${x}/${y?"approve":"reject"}`)',
    "d('/api/waqf/')+e(`/api/exports/${f({a:1})}/file`);g('/apinot')",
  ];
  expect(callsIn(scripts)).toEqual(['/api/approvals/:/:', '/api/exports/:/file', '/api/waqf', '/api/waqf/:/history']);
});
