import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { changeRemote, publishBuild } from '../../libs/build/src/release-remote.mjs';
import { buildChanged, garbageBuild } from './changed-remote.mjs';
import { journey } from './harness.mjs';
import { failure, ownScreen } from './remote-states.mjs';

const nazir = '1000000032';
const waqif = '1000000016';
const admin = '1000000131';

const registryOf = async (address) => (await (await fetch(`${address}/remotes.json`)).json()).remotes;
const entryOf = async (address, name) => (await registryOf(address)).find((remote) => remote.name === name);
const tokenOf = async (dataFolder) => (await readFile(join(dataFolder, 'release-token'), 'utf8')).trim();
const publish = async ({ address, dataFolder }, build) =>
  publishBuild({ address, token: await tokenOf(dataFolder), build });
const rollBack = async ({ address, dataFolder }, remote) =>
  changeRemote({ address, token: await tokenOf(dataFolder), remote, change: { act: 'rollback' } });

/** The SHA-256 of the answer at each address. */
async function contentOf(address, paths) {
  const entries = await Promise.all(
    paths.map(async (path) => {
      const response = await fetch(address + path);
      assert.equal(response.status, 200, path);
      return [
        path,
        createHash('sha256')
          .update(Buffer.from(await response.arrayBuffer()))
          .digest('hex'),
      ];
    }),
  );
  return Object.fromEntries(entries);
}

/** Every script and style that a user's page loads from the shell. */
async function shellFilesOf(page) {
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const paths = urls.map((url) => new URL(url).pathname).filter((path) => path.startsWith('/assets/'));
  // Two scripts, a style sheet, two fonts.
  assert.ok(paths.length >= 5, 'the shell loads files');
  return [...new Set(paths)];
}

journey(
  'when mf-nazir is released alone, the next page has it, and shell and other remotes stay byte for byte the same',
  async (tools) => {
    const { address, signedIn } = tools;
    const page = await signedIn(nazir);
    await page.locator(ownScreen).first().waitFor();
    const before = await registryOf(address);
    const others = before.filter(({ name }) => name !== 'mf-nazir');
    const paths = [...(await shellFilesOf(page)), ...others.flatMap(({ integrity }) => Object.keys(integrity))];
    const content = await contentOf(address, paths);

    const build = await buildChanged('mf-nazir', (source) => source.replace('لوحة المتابعة', 'لوحة الإصدار التالي'));
    const release = await publish(tools, build);

    const after = await registryOf(address);
    assert.deepEqual(
      after.filter(({ name }) => name !== 'mf-nazir'),
      others,
    );
    assert.equal(after.find(({ name }) => name === 'mf-nazir').version, release.version);
    assert.equal(
      after.find(({ name }) => name === 'mf-nazir').previous.version,
      before.find(({ name }) => name === 'mf-nazir').version,
    );
    assert.deepEqual(await contentOf(address, paths), content);
    assert.equal(await page.getByText('لوحة الإصدار التالي').count(), 0, 'an open page keeps what it has');
    await page.reload();
    await page.getByText('لوحة الإصدار التالي').first().waitFor();
    await contentOf(address, Object.keys(before.find(({ name }) => name === 'mf-nazir').integrity));
  },
);

journey(
  'an administrator rolls mf-nazir back with one press, confirmed on the phone, restores it, and can roll it back again',
  async (tools) => {
    const { address, signedIn } = tools;
    const { version, previous } = await entryOf(address, 'mf-nazir');
    const page = await signedIn(admin, { at: '/admin/releases' });
    await page.getByRole('button', { name: `تراجع إلى ${previous.version.slice(0, 8)}` }).click();
    await page.getByRole('button', { name: 'وافق الآن' }).click();
    await page.getByText('تغيّر ما يُعرض من واجهة الناظر').first().waitFor();
    assert.equal((await entryOf(address, 'mf-nazir')).version, previous.version);
    assert.equal((await entryOf(address, 'mf-nazir')).previous.version, version);
    const nazirPage = await signedIn(nazir);
    await nazirPage.locator(ownScreen).first().waitFor();
    assert.equal(await nazirPage.getByText('لوحة الإصدار التالي').count(), 0);

    await page.getByRole('button', { name: `أعد ${version.slice(0, 8)}` }).click();
    await page.getByRole('dialog').getByText('تعود إلى إصدار').waitFor();
    await page.getByRole('button', { name: 'وافق الآن' }).click();
    // The version that was served before is older, so returning to it is a roll-back.
    await page.getByRole('button', { name: `تراجع إلى ${previous.version.slice(0, 8)}` }).waitFor();
    assert.equal((await entryOf(address, 'mf-nazir')).version, version);
    await rollBack(tools, 'mf-nazir');
  },
);

const javascript = { status: 200, contentType: 'text/javascript' };
const faults = {
  missing: (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'cut off': (route) => route.abort(),
  garbage: (route) => route.fulfill({ ...javascript, body: 'window.tamperedRan = true; %%%' }),
  'tampered with': (route) => route.fulfill({ ...javascript, body: 'window.tamperedRan = true;' }),
  'HTML as a script': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>x</title>' }),
  hung: () => new Promise(() => undefined),
};

for (const [fault, answer] of Object.entries(faults)) {
  journey(
    `when mf-nazir is ${fault}, an Arabic card appears within 3.5 s, the shell works, and a retry loads it`,
    async ({ signedIn, address }) => {
      const page = await signedIn(nazir);
      await page.locator(ownScreen).first().waitFor();
      let isOver = false;
      await page.route('**/remotes/mf-nazir/**', (route) => (isOver ? route.continue() : answer(route)));
      await page.goto(`${address}/dashboard`, { waitUntil: 'commit' });
      // Measured from the moment the shell is shown, so that a slow start on a busy machine does not count as the
      // remote's time.
      await page.getByRole('button', { name: 'تسجيل الخروج' }).first().waitFor();
      const started = Date.now();
      await page.locator(failure).waitFor();
      const took = Date.now() - started;
      assert.ok(took <= 3_500, `the card took ${took} ms`);
      assert.match(await page.locator(failure).innerText(), /بياناتك محفوظة/);
      assert.equal(await page.evaluate(() => window.tamperedRan), undefined, 'no tampered code ran');
      assert.ok(await page.getByRole('button', { name: 'تسجيل الخروج' }).first().isVisible(), 'the shell is alive');

      isOver = true;
      await page.getByRole('button', { name: 'أعد المحاولة' }).click();
      await page.locator(ownScreen).first().waitFor();
      assert.equal(await page.locator(failure).count(), 0);
    },
  );
}

journey('a tampered file of mf-nazir does not run, and a retry loads the screen', async ({ signedIn, address }) => {
  const page = await signedIn(nazir);
  await page.locator(ownScreen).first().waitFor();
  const { entry } = await entryOf(address, 'mf-nazir');
  const isChunk = (url) =>
    url.pathname.startsWith('/remotes/mf-nazir/') && url.pathname.endsWith('.js') && url.pathname !== entry;
  await page.route(isChunk, faults['tampered with']);
  await page.goto(`${address}/dashboard`, { waitUntil: 'commit' });
  await page.locator(failure).waitFor();
  assert.equal(await page.evaluate(() => window.tamperedRan), undefined);
  await page.unroute(isChunk);
  await page.getByRole('button', { name: 'أعد المحاولة' }).click();
  await page.locator(ownScreen).first().waitFor();
  await page.locator('main :is(h1, h2)').first().waitFor();
  assert.equal(await page.locator(failure).count(), 0);
});

journey(
  'after a release that is no remote, the previous version serves its role, and other roles notice nothing',
  async (tools) => {
    const { signedIn, address } = tools;
    const { version } = await entryOf(address, 'mf-nazir');
    await publish(tools, garbageBuild('mf-nazir'));
    const page = await signedIn(nazir);
    await page.locator(ownScreen).first().waitFor();
    await page.getByText('فعُرض الإصدار السابق').first().waitFor();
    const founder = await signedIn(waqif);
    await founder.locator(ownScreen).first().waitFor();
    assert.equal(await founder.locator(failure).count(), 0);
    assert.equal((await entryOf(address, 'mf-nazir')).previous.version, version);
    await rollBack(tools, 'mf-nazir');
    assert.equal((await entryOf(address, 'mf-nazir')).version, version);
  },
);

journey(
  'a release that does not match its manifest, or has no token, is refused and changes nothing',
  async (tools) => {
    const { address } = tools;
    const before = await registryOf(address);
    const build = garbageBuild('mf-admin');
    const other = { ...build, files: new Map([...build.files].map(([path]) => [path, Buffer.from('other')])) };
    await assert.rejects(publish(tools, other), /422/);
    await assert.rejects(publish(tools, { ...build, manifest: { ...build.manifest, version: '0'.repeat(16) } }), /422/);
    await assert.rejects(publish(tools, { ...build, manifest: { ...build.manifest, name: 'shell' } }), /422/);
    await assert.rejects(publishBuild({ address, token: '0'.repeat(64), build }), /401/);
    assert.deepEqual(await registryOf(address), before);
  },
);
