import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compilePackage } from '../src/compile.mjs';

let folder;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'waqf-compile-')));
  write('package.json', '{"type":"module"}');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(file, text) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

const build = () =>
  compilePackage({
    packageDir: folder,
    folders: [
      { from: 'src', to: 'dist' },
      { from: 'migrations', to: 'dist/migrations' },
    ],
    outDir: 'dist',
    decorators: true,
  });

const run = (file) =>
  execFileSync(process.execPath, [join(folder, file)], { encoding: 'utf8', env: { PATH: process.env.PATH } }).trim();

test('relative imports work in node, however they were written, also across folders that move', async () => {
  write(
    'src/main.ts',
    `import { a } from './deep/a';\nimport { b } from './b.js';\nimport { m } from '../migrations/0001-first.js';\nimport { i } from './deep';\nconsole.log(a, b, m, i, (await import('./deep/a.js')).a);\n`,
  );
  write('src/deep/a.ts', 'export const a: string = "a";\n');
  write('src/deep/index.ts', 'export const i = "i";\n');
  write('src/b.ts', 'export { b } from "./deep/b.ts";\n');
  write('src/deep/b.ts', 'export const b = "b";\n');
  write('migrations/0001-first.ts', 'export const m = "m";\n');
  await build();
  expect(run('dist/main.js')).toBe('a b m i a');
});

test('tests are left out, other files copied, removed ones deleted, and there are source maps', async () => {
  write('src/main.ts', 'export class Thing { declared!: string; }\n');
  write('src/main.test.ts', 'test.todo("x");\n');
  write('src/query.sql', 'SELECT 1;\n');
  expect(await build()).toEqual({ compiled: 1, copied: 1, removed: 0 });
  expect(existsSync(join(folder, 'dist/main.test.js'))).toBe(false);
  expect(readFileSync(join(folder, 'dist/query.sql'), 'utf8')).toBe('SELECT 1;\n');
  expect(JSON.parse(readFileSync(join(folder, 'dist/main.js.map'), 'utf8')).sources).toEqual(['../src/main.ts']);
  expect(readFileSync(join(folder, 'dist/main.js'), 'utf8')).not.toContain('declared');

  rmSync(join(folder, 'src/query.sql'));
  expect(await build()).toEqual({ compiled: 1, copied: 0, removed: 1 });
});

test('decorators emit the types that injection needs', async () => {
  write(
    'src/main.ts',
    `const seen: unknown[] = [];\nReflect.metadata = (key: string, value: unknown) => (target: unknown) => { if (key === 'design:paramtypes') seen.push(...(value as unknown[])); };\n` +
      `declare global { namespace Reflect { let metadata: unknown; } }\nclass Part {}\nconst mark = (target: unknown) => target as never;\n@mark class Whole { constructor(readonly part: Part) {} }\nconsole.log(seen[0] === Part, new Whole(new Part()).part instanceof Part);\n`,
  );
  await build();
  expect(run('dist/main.js')).toBe('true true');
});

test('a file that cannot be parsed fails the build and removes nothing', async () => {
  write('src/main.ts', 'export const a = 1;\n');
  await build();
  write('src/main.ts', 'export const = ;\n');
  await expect(build()).rejects.toThrow();
  expect(existsSync(join(folder, 'dist/main.js'))).toBe(true);
});
