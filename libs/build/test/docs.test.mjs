import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '../src/project.mjs';

const read = (file) => readFileSync(join(projectRoot, file), 'utf8');
const notOurs = new Set(['node_modules', 'dist', '.data', '.cache', '.nx', 'shared']);
const pages = globSync('**/*.md', { cwd: projectRoot, exclude: (name) => notOurs.has(name.split('/').at(-1)) });

/** The relative targets of a page's links, without their anchors. */
const linksOf = (file) =>
  [...read(file).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target]) => target.split('#')[0])
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target));

test('every link between pages of the documentation leads to an existing file', () => {
  const dead = pages.flatMap((file) =>
    linksOf(file)
      .filter((target) => !existsSync(join(projectRoot, dirname(file), target)))
      .map((target) => `${file}: ${target}`),
  );
  expect(pages.length).toBeGreaterThan(150);
  expect(dead).toEqual([]);
});

test('each decision has a number of its own and one line in the index', () => {
  const records = pages.filter((file) => /^docs\/adr\/\d{4}-[a-z0-9-]+\.md$/.test(file)).map((file) => file.slice(9));
  expect(linksOf('docs/adr/README.md').sort()).toEqual(records.sort());
  expect(new Set(records.map((name) => name.slice(0, 4))).size).toBe(records.length);
});
