import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { journey } from './harness.mjs';

journey(
  'the list of waqfs is exported to Excel with its filter, in a file named with the day',
  async ({ signedIn }) => {
    const page = await signedIn('1000000016', { at: '/waqf?status=approved' });
    const asked = page.waitForRequest((request) => request.url().endsWith('/api/exports'));
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'تصدير Excel' }).click();
    assert.deepEqual((await asked).postDataJSON(), { table: 'waqfs', search: '', filters: { status: 'approved' } });
    const file = await saved;
    assert.match(file.suggestedFilename(), /^waqfs-\d{4}-\d{2}-\d{2}\.xlsx$/);
    // A workbook is a ZIP file; its contents are tested in the API's tests.
    assert.equal((await readFile(await file.path())).subarray(0, 2).toString(), 'PK');
    await page.getByText('صُدّر الجدول', { exact: true }).waitFor();
  },
);
