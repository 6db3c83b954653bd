import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Backup } from '@waqf/contracts/backups';
import { renderScreen } from '@waqf/testing/screen';
import { useBackupEnd } from './use-backup-end';

const running: Backup = {
  id: '0199b2f0-0000-7000-8000-000000000001',
  state: 'running',
  requestedBy: null,
  startedAt: '2026-11-23T00:00:00.000Z',
  moment: null,
  finishedAt: null,
  phase: 'database',
  progress: 40,
  fileName: null,
  size: null,
  rows: null,
  entries: null,
  files: null,
  damagedFiles: null,
  keyId: 'abc',
  failure: null,
  trial: null,
};

/** A list whose first backup changes its state when the button is pressed. */
function ListThatChanges({ before, after }: { before: Backup; after: Backup }) {
  const [backups, setBackups] = useState([before]);
  useBackupEnd(backups);
  return <button onClick={() => setBackups([after])}>next</button>;
}

const change = async (before: Backup, after: Backup): Promise<void> => {
  const user = userEvent.setup();
  const at = '/admin/backups';
  renderScreen(<ListThatChanges before={before} after={after} />, { at, path: at, capabilities: [], answers: {} });
  await user.click(await screen.findByRole('button', { name: 'next' }));
};

test('a running backup that completes is reported as created', async () => {
  await change(running, { ...running, state: 'ready' });
  expect(await screen.findByText('أُنشئت النسخة الاحتياطية')).toBeTruthy();
  expect(screen.queryByText('خطأ في النسخ الاحتياطي')).toBeNull();
});

test('a backup that fails while the page is open is reported as failed', async () => {
  await change(running, { ...running, state: 'failed', failure: 'storage-full' });
  expect(await screen.findByText('خطأ في النسخ الاحتياطي')).toBeTruthy();
});

test('a backup that ended before the page was opened is not reported again', async () => {
  await change({ ...running, state: 'ready' }, { ...running, state: 'ready', progress: 100 });
  expect(screen.queryByText('أُنشئت النسخة الاحتياطية')).toBeNull();
});
