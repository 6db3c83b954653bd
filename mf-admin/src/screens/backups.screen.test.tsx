import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Backup, BackupList } from '@waqf/contracts/backups';
import { type Answer, problem, refusedAtFirst, renderScreen } from '@waqf/testing/screen';
import { BackupsScreen } from './backups.screen';

const backup: Backup = {
  id: '0199b2f0-0000-7000-8000-000000000001',
  state: 'ready',
  requestedBy: null,
  startedAt: '2026-11-23T00:00:00.000Z',
  moment: '2026-11-23T00:00:01.000Z',
  finishedAt: '2026-11-23T00:01:00.000Z',
  phase: 'trial',
  progress: 100,
  fileName: 'waqf-2026-11-23T0000-00000001.waqf-backup',
  size: 1_572_864,
  rows: 5000,
  entries: 286,
  files: 12,
  damagedFiles: 0,
  keyId: 'abc',
  failure: null,
  trial: { result: 'whole', failure: null, at: '2026-11-23T00:02:00.000Z', seconds: 14 },
};
const listOf = (backups: Backup[], key: Partial<BackupList['key']> = {}): BackupList => ({
  backups,
  schedule: { frequency: 'daily', nextAt: '2026-11-24T00:00:00.000Z' },
  retention: { days: 14, weeks: 8, months: 12 },
  key: { id: 'abc', path: '/data/backup-key', madeHere: true, ...key },
  storage: { usedBytes: 1_572_864, freeBytes: 10_485_760 },
});
const show = (answers: Record<string, Answer>) =>
  renderScreen(<BackupsScreen />, {
    at: '/admin/backups',
    path: '/admin/backups',
    capabilities: ['system.admin'],
    answers,
  });

test('the page shows the result of the test restore, where the key is, and the command to restore', async () => {
  show({ 'GET /api/admin/backups': listOf([backup]) });
  expect(await screen.findByText('استُعيدت تجريبيًا وطابقت')).toBeTruthy();
  expect(document.body.textContent).toContain('/data/backup-key');
  expect(document.body.textContent).toContain('14 ثانية');
  expect(document.body.textContent).toContain('npm run restore');
});

test('a backup can be started and shows its progress', async () => {
  const user = userEvent.setup();
  const running: Backup = { ...backup, state: 'running', progress: 40, fileName: null, size: null, trial: null };
  let started = false;
  show({
    'GET /api/admin/backups': () => ({ status: 200, body: listOf(started ? [running] : []) }),
    'POST /api/admin/system/backup': () => {
      started = true;
      return { status: 202, body: { backup: running } };
    },
  });
  expect(await screen.findByText('لا توجد نسخ بعد')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'خذ نسخة الآن' }));
  expect((await screen.findByRole('progressbar')).getAttribute('aria-valuenow')).toBe('40');
  expect(screen.getByRole('button', { name: 'تُؤخذ النسخة الآن' }).getAttribute('aria-busy')).toBe('true');
});

test('a failed backup shows the reason, and without a key no backup can be started', async () => {
  const failed: Backup = { ...backup, state: 'failed', failure: 'storage-full', trial: null, fileName: null };
  show({ 'GET /api/admin/backups': listOf([failed], { id: null, path: null, madeHere: false }) });
  expect(await screen.findByText('امتلأ القرص، أفسح مكانًا ثم أعد النسخ')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'خذ نسخة الآن' }).hasAttribute('disabled')).toBe(true);
});

test('a list that can’t be loaded shows the server’s message and can be loaded again', async () => {
  const { answer, loadAgain } = refusedAtFirst(problem(500, 'تعذر إكمال الطلب'), listOf([backup]));
  show({ 'GET /api/admin/backups': answer });
  expect(await screen.findByText('تعذر تحميل النسخ الاحتياطية')).toBeTruthy();
  expect(screen.getByText(/تعذر إكمال الطلب/)).toBeTruthy();
  await loadAgain();
  expect(await screen.findByText('استُعيدت تجريبيًا وطابقت')).toBeTruthy();
});

test('a backup that failed its test restore says why, and which one to restore until another is made', async () => {
  const broken: Backup = {
    ...backup,
    id: '0199b2f0-0000-7000-8000-000000000002',
    moment: '2026-11-24T00:00:01.000Z',
    trial: { result: 'broken', failure: 'books-broken', at: '2026-11-24T00:02:00.000Z', seconds: 9 },
  };
  const { unmount } = show({ 'GET /api/admin/backups': listOf([broken, backup]) });
  expect(await screen.findByText('لا تعتمد على آخر نسخة')).toBeTruthy();
  expect(screen.getByText('الدفاتر المستعادة لا تطابق')).toBeTruthy();
  expect(screen.getByText(/فالنسخة التي تُستعاد هي نسخة .*23/)).toBeTruthy();
  unmount();
  show({ 'GET /api/admin/backups': listOf([broken]) });
  expect(await screen.findByText(/فلا نسخة سليمة لديك/)).toBeTruthy();
});

test('a proven backup after a broken one needs no warning', async () => {
  const broken: Backup = { ...backup, id: '0199b2f0-0000-7000-8000-000000000002', state: 'failed', trial: null };
  show({ 'GET /api/admin/backups': listOf([backup, broken]) });
  expect(await screen.findByText('استُعيدت تجريبيًا وطابقت')).toBeTruthy();
  expect(screen.queryByText(/لم تكتمل آخر نسخة|لا تعتمد/)).toBeNull();
});
