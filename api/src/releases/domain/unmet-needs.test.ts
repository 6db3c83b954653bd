import type { ReleaseManifest } from '@waqf/contracts/releases';
import { reasonsAgainst } from './unmet-needs.js';

const versions = { contract: 1, kit: '1.2.0', platformWeb: '1.0.0', api: '1.4.0' };
const running = {
  versions,
  capabilities: ['waqf.read'],
  calls: ['/api/waqf/:id/history', '/api/approvals/:id/approve'],
};
const { contract: _contract, ...packages } = versions;
const needs = { ...packages, capabilities: ['waqf.read'], calls: ['/api/waqf/:/history', '/api/approvals/:/:'] };

const manifest = (change: Partial<typeof needs> = {}, contractVersion = 1): ReleaseManifest => ({
  name: 'mf-nazir',
  version: '0123456789abcdef',
  entry: 'entry.js',
  exposed: './remote',
  contractVersion,
  needs: { ...needs, ...change },
  files: [],
});

test('a release that was built for this platform is accepted, and so is an older one without needs', () => {
  expect(reasonsAgainst(manifest(), running)).toEqual([]);
  expect(reasonsAgainst({ ...manifest(), needs: undefined }, running)).toEqual([]);
});

test.each([
  ['a newer kit', manifest({ kit: '1.3.0' }), 'it needs the kit (@waqf/ui) 1.3.0, and 1.2.0 is running'],
  ['a newer API', manifest({ api: '1.5.0' }), 'it needs the API (@waqf/contracts) 1.5.0, and 1.4.0 is running'],
  ['a newer shell', manifest({}, 2), 'it needs remote contract 2, and 1 is running'],
  [
    'a capability of tomorrow',
    manifest({ capabilities: ['waqf.sell'] }),
    'it needs the capability waqf.sell, which the running API does not have',
  ],
  [
    'a call of tomorrow',
    manifest({ calls: ['/api/waqf/:/auction'] }),
    'it needs the call /api/waqf/:/auction, which the running API does not have',
  ],
])('%s: the reason names what is missing', (_, asked, reason) => {
  expect(reasonsAgainst(asked, running).map(({ en }) => en)).toEqual([reason]);
});
