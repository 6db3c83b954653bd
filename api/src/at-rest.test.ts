import { readdir, readFile } from 'node:fs/promises';

/** The environment of a command has simulators: whatever it sent by itself would reach the simulated bank. */
test('no command opens the platform but at rest', async () => {
  const names = (await readdir(import.meta.dirname)).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const opening: string[] = [];
  for (const name of names)
    if ((await readFile(`${import.meta.dirname}/${name}`, 'utf8')).includes('createApplicationContext'))
      opening.push(name);
  expect(opening).toEqual(['at-rest.ts']);
});
