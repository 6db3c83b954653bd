import { readFile } from 'node:fs/promises';
import type { DeedReading } from '../deed-reading.js';
import { readDeed } from '../read-deed.js';

async function mentionsIn(name: string): Promise<object | undefined> {
  const bytes = await readFile(new URL(`../../../../test/deeds/digital/${name}.pdf`, import.meta.url));
  const reading = (await readDeed(bytes, 'application/pdf')) as Extract<DeedReading, { outcome: 'read' }>;
  return reading.mentions;
}

test('a waqf deed names its founder, by a label and in prose', async () => {
  expect(await mentionsIn('doc001')).toEqual({ founderName: 'يوسف بن منصور العنزي' });
  expect(await mentionsIn('doc028')).toEqual({ founderName: 'تركي بن يوسف الزهراني' });
});

test('a nazir deed names the waqf that it is for', async () => {
  expect(await mentionsIn('doc002')).toEqual({ waqfName: 'وقف خالد بن سلطان التميمي' });
  expect(await mentionsIn('doc017')).toEqual({ waqfName: expect.stringMatching(/^وقف رعاية الأيتام/) });
});

test('a property deed says nothing of the others', async () => {
  expect(await mentionsIn('doc000')).toEqual({});
});
