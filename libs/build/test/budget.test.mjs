import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { projectNode, projectRoot } from '../src/project.mjs';

// A remote of a few lines, built by the same command as the real ones.
let folder;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'waqf-budget-'));
  mkdirSync(join(folder, 'src/screens'), { recursive: true });
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(
    join(folder, 'src/remote.tsx'),
    `export const remote = { features: [], navigation: [], quickActions: [], routes: [
       { path: '/', load: () => import('./screens/first.screen').then(({ First }) => First) },
       { path: '/later/:id', load: () => import('./screens/later.screen').then(({ Later }) => Later) },
     ] };\n`,
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

test('every page loads the entry alone, which contains the exposed module; each screen has its own file', () => {
  expect(build(60_000).status).toBe(0);
  const { files, screens } = JSON.parse(readFileSync(join(folder, 'dist/manifest.json'), 'utf8'));
  const scripts = files.map(({ path }) => path).filter((path) => path.endsWith('.js'));
  const [entry, ...others] = files.filter(({ first }) => first).map(({ path }) => path);
  expect(others).toEqual([]);
  expect(readFileSync(join(folder, 'dist', entry), 'utf8')).toContain('/later/:id');
  const named = Object.values(screens).flatMap((screen) => screen.files);
  expect(Object.keys(screens)).toEqual(['/', '/later/:id']);
  expect([entry, ...named].sort()).toEqual(scripts.sort());
  expect(readFileSync(join(folder, 'dist', named[0]), 'utf8')).toContain(noise(8_000));
});

test('the entry gives what it exposes without loading another script', async () => {
  expect(build(60_000).status).toBe(0);
  const { entry } = JSON.parse(readFileSync(join(folder, 'dist/manifest.json'), 'utf8'));
  const document = { currentScript: { tagName: 'SCRIPT', src: 'https://waqf.example/remotes/mf-nazir/1/entry.js' } };
  const page = { document, location: {} };
  Object.assign(page, { self: page, window: page, globalThis: page });
  runInNewContext(readFileSync(join(folder, 'dist', entry), 'utf8'), page);
  await page.mf_nazir.init({});
  const { remote } = (await page.mf_nazir.get('./remote'))();
  expect(remote.routes.map(({ path }) => path)).toEqual(['/', '/later/:id']);
});

test('a remote that does not load its declared first screen fails the build', () => {
  const file = join(folder, 'src/remote.tsx');
  const before = readFileSync(file, 'utf8');
  try {
    writeFileSync(file, before.replace('first.screen', 'later.screen'));
    const { status, output } = build(60_000);
    expect(status).toBe(1);
    expect(output).toContain("waqf.json: the build has no import('./screens/first.screen')");
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
