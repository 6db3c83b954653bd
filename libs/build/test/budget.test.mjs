import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectNode, projectRoot } from '../src/project.mjs';

// A remote of a few lines, built by the same command as the real ones.
let folder;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'waqf-budget-'));
  mkdirSync(join(folder, 'src/screens'), { recursive: true });
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(
    join(folder, 'src/remote.tsx'),
    `export const remote = { routes: [], features: [], navigation: [], quickActions: [],
       load: [() => import('./screens/first.screen'), () => import('./screens/later.screen')] };\n`,
  );
  writeFileSync(join(folder, 'src/screens/first.screen.tsx'), `export const First = () => '${noise(8_000)}';\n`);
  writeFileSync(join(folder, 'src/screens/later.screen.tsx'), `export const Later = () => '${noise(300_000)}';\n`);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Letters that hardly compress; the same ones in each call. */
function noise(length) {
  let state = 1;
  return Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return (state % 36).toString(36);
  }).join('');
}

function build(budget) {
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  writeFileSync(
    join(folder, 'waqf.json'),
    JSON.stringify({
      kind: 'remote',
      name: 'mf-nazir',
      role: 'nazir',
      contract: 1,
      firstScreen: './screens/first.screen',
      budget,
    }),
  );
  const { status, stderr, stdout } = spawnSync(projectNode(), [join(projectRoot, 'libs/build/bin/build-web.mjs')], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, output: stderr + stdout };
}

test('a build within its budget passes, without counting screens after the first one', () => {
  const { status, output } = build(60_000);
  expect(output).toContain('dist:');
  expect(status).toBe(0);
});

test('the first screen is in the file of the remote, so that a first visit loads two scripts', () => {
  expect(build(60_000).status).toBe(0);
  const { files } = JSON.parse(readFileSync(join(folder, 'dist/manifest.json'), 'utf8'));
  const scripts = files.filter(({ path }) => path.endsWith('.js'));
  expect(scripts.filter(({ first }) => first).map(({ path }) => path.replace(/\..*/, ''))).toEqual(['entry', 'remote']);
  // The later screen is in its own file.
  expect(scripts).toHaveLength(3);
});

test('a remote that does not load its declared first screen fails the build', () => {
  const file = join(folder, 'src/remote.tsx');
  const before = readFileSync(file, 'utf8');
  try {
    writeFileSync(file, before.replace('first.screen', 'later.screen'));
    const { status, output } = build(60_000);
    expect(status).toBe(1);
    expect(output).toContain("remote.tsx has no import('./screens/first.screen')");
  } finally {
    writeFileSync(file, before);
  }
});

test('a first load above its budget fails the build, with the excess', () => {
  const { status, output } = build(1_000);
  expect(status).toBe(1);
  expect(output).toMatch(/mf-nazir: the first load has \d{4,5} bytes \(brotli\), its budget in waqf\.json is 1000/);
  expect(existsSync(join(folder, 'dist/manifest.json'))).toBe(false);
});

test('the first screen counts towards the budget', () => {
  const bytes = Number(/first load has (\d+) bytes/.exec(build(1).output)?.[1]);
  expect(bytes).toBeGreaterThan(5_000);
  expect(build(bytes - 5_000).status).toBe(1);
  expect(build(bytes).status).toBe(0);
});

test('a name that the shell does not provide of a shared package fails the build, which names it', () => {
  const file = join(folder, 'src/screens/first.screen.tsx');
  const before = readFileSync(file, 'utf8');
  try {
    writeFileSync(file, `import { Link, useFetcher } from 'react-router';\nexport const First = [Link, useFetcher];\n`);
    const { status, output } = build(60_000);
    expect(status).toBe(1);
    expect(output).toContain('useFetcher of react-router is not among what the shell provides');
    expect(output).not.toContain('Link of react-router');
  } finally {
    writeFileSync(file, before);
  }
});

test('a project without a budget does not build', () => {
  expect(build(undefined).output).toMatch(/its budget in waqf\.json is undefined/);
});
