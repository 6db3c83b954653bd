import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { RemoteInRegistry, RemoteOverview } from '@waqf/contracts/releases';
import { type Answer, renderScreen } from '@waqf/testing/screen';
import type { ReactElement } from 'react';
import { ReleaseScreen } from './release.screen';
import { ReleasesScreen } from './releases.screen';

const at = '2026-11-20T09:00:00.000Z';
const health = { opens: 0, faults: 0, rate: null };
const remote: RemoteInRegistry = {
  name: 'mf-nazir',
  current: { version: 'cccc000011112222', publishedAt: at, since: at, health, features: [] },
  previous: null,
  canary: null,
  pinned: false,
  errorRate: 2,
  rollsBackTo: null,
  history: [],
};
const outThere = { version: remote.current.version, health, slots: [], faults: [], vitals: [] };
const overview: RemoteOverview = {
  remote,
  current: outThere,
  canary: null,
  previous: { ...outThere, version: 'bbbb000011112222' },
  needs: [],
  commit: null,
  budget: null,
  limit: { perThousand: 1, people: 2, faults: 4 },
};
const show = (page: ReactElement, address: { at: string; path: string }, answers: Record<string, Answer>) =>
  renderScreen(page, { ...address, capabilities: ['system.admin'], answers });

test('the list has no column of actions while nothing can be rolled back or widened', async () => {
  const path = '/admin/releases';
  show(<ReleasesScreen />, { at: path, path }, { 'GET /api/releases': { remotes: [remote] } });
  expect(await screen.findByText('لم تُقس بعد')).toBeTruthy();
  expect(screen.queryByText('الإجراء')).toBeNull();
});

test('the page names the previous version and says that errors are not measured yet', async () => {
  const address = { at: '/admin/releases/mf-nazir', path: '/admin/releases/:remote' };
  show(<ReleaseScreen />, address, {
    'GET /api/releases/mf-nazir': overview,
    'GET /api/releases/mf-nazir/tokens': { tokens: [] },
  });
  expect(await screen.findByText('الأخطاء لكل ألف فتح: لم تُقس بعد')).toBeTruthy();
  expect(screen.getByText('الإصدار السابق bbbb0000')).toBeTruthy();
});
