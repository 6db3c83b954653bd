import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from '@swc/core';
import { projectRoot } from '../../libs/build/src/project.mjs';
import { remoteNames } from '../../libs/build/src/release-remote.mjs';
import { swcOptions } from '../../libs/build/src/swc-options.mjs';

/** One of the sample people for each role. */
export const people = { waqif: '1000000016', nazir: '1000000032', beneficiary: '1000000065', admin: '1000000131' };

// Compiled here, because not every Node.js version that runs journeys can read TypeScript.
const shellPaths = readFileSync(join(projectRoot, 'shell/src/app/shell-paths.ts'), 'utf8');
const { code } = transformSync(shellPaths, { ...swcOptions({ decorators: false }), sourceMaps: false });
const { accountPaths, publicPaths } = await import(`data:text/javascript,${encodeURIComponent(code)}`);

const readJson = (...path) => JSON.parse(readFileSync(join(projectRoot, ...path), 'utf8'));

/**
 * The routes that work now: those of the shell, and those that each remote's build names, so that a new route is
 * included automatically.
 * @returns {{path: string, roles: (keyof typeof people | null)[]}[]} role null: for everybody, without a session
 * @throws Error when a remote was not built
 */
export function workingRoutes() {
  const served = remoteNames().flatMap((name) => {
    const { role } = readJson(name, 'waqf.json');
    return readJson(name, 'dist', 'manifest.json').routes.map(({ path }) => ({ path, roles: [role] }));
  });
  return [
    ...publicPaths.map((path) => ({ path, roles: [null] })),
    ...accountPaths.map((path) => ({ path, roles: ['waqif'] })),
    ...served,
  ];
}

/**
 * The screens of one role, at addresses with data to show.
 * @param {keyof typeof people | null} role
 * @param {import('playwright-core').APIRequestContext} request with the session of that role's person
 * @returns {Promise<{path: string, address: string}[]>} path: the route's pattern
 */
export async function screensOf(role, request) {
  const routes = workingRoutes().filter(({ roles }) => roles.includes(role));
  const ofWaqf = ({ path }) => path.replace(/:(paymentId|objectionId|wardId)/, '').includes(':');
  const waqfs = role && routes.some(ofWaqf) ? await waqfsOf(request) : [];
  const screens = await Promise.all(routes.map(({ path }) => screenOf(path, waqfs, request)));
  const tabs = role === 'waqif' ? ['notifications', 'security', 'data'] : role === 'admin' ? ['system'] : [];
  const hasSettings = workingRoutes().some(({ path }) => path === '/settings');
  return [
    ...screens,
    ...(hasSettings ? tabs : []).map((tab) => ({ path: `/settings ${tab}`, address: `/settings?tab=${tab}` })),
  ];
}

async function screenOf(path, waqfs, request) {
  if (path.includes(':paymentId')) return { path, address: path.replace(':paymentId', await ownPayment(request)) };
  if (path.includes(':objectionId'))
    return { path, address: path.replace(':objectionId', await anObjection(path, request)) };
  // The code belongs to no document and the ward to another guardian: the page says so.
  const address = path
    .replace(':code', '0'.repeat(32))
    .replace(':wardId', ofNothing)
    .replace(':remote', remoteNames()[0])
    .replace(/:\w+/, () => waqfFor(path, waqfs));
  if (address.includes(':year')) return { path, address: await aYear(address, request) };
  if (!address.includes(':runId')) return { path, address };
  const list = address.replace('/:runId', '');
  const { runs } = await (await request.get(`/api${list}`)).json();
  // Without a run the page says that there is none.
  return { path, address: `${list}/${runs[0]?.id ?? ofNothing}` };
}

/** An id that belongs to nothing. */
const ofNothing = '0199a000-0000-7000-8000-000000000000';

/** The newest fiscal year of a waqf; without one, the page says that there is none. */
async function aYear(address, request) {
  const list = address.replace('/:year', '');
  const { years } = await (await request.get(`/api${list}`)).json();
  return `${list}/${years[0]?.year ?? 1447}`;
}

/** The newest payment of a beneficiary. */
async function ownPayment(request) {
  const { payments } = await (await request.get('/api/beneficiary/payments')).json();
  return payments[0]?.id ?? ofNothing;
}

/** The newest objection that the user sees. */
async function anObjection(path, request) {
  const { objections } = await (await request.get(`/api${path.replace('/:objectionId', '')}`)).json();
  return objections[0]?.id ?? ofNothing;
}

async function waqfsOf(request) {
  const response = await request.get('/api/waqfs');
  if (!response.ok()) throw new Error(`GET /api/waqfs: ${response.status()}`);
  return (await response.json()).waqfs;
}

/**
 * Approval and review need a waqf that waits for them, editing needs a draft; other pages show most on the approved
 * waqf with the most data: it has accounts, beneficiaries, rules and runs.
 */
function waqfFor(path, waqfs) {
  const waiting = waqfs.find(({ status }) => status === 'pending');
  const approved = waqfs.filter(({ status }) => status === 'approved');
  const richest = approved.toSorted((one, other) => Number(other.balance) - Number(one.balance))[0];
  const draft = waqfs.find(({ status }) => status === 'draft');
  const chosen = path.endsWith('/edit')
    ? draft
    : /\/(approve|review|process)$/.test(path)
      ? (waiting ?? richest)
      : (richest ?? waiting);
  if (!chosen) throw new Error(`no sample waqf for ${path}`);
  return chosen.id;
}

/**
 * Waits until the screen is complete: its heading is shown, nothing is loading, images and fonts are loaded, nothing
 * moves.
 */
export async function settle(page) {
  await page.locator('main').first().waitFor();
  await page.waitForFunction(() => {
    // Content that is loaded when it is scrolled near is loaded before printing, so this event loads the whole page.
    dispatchEvent(new Event('beforeprint'));
    return (
      document.querySelector('h1, h2') &&
      !document.querySelector('[aria-busy=true]:not(button)') &&
      [...document.images].every((image) => image.complete || image.loading === 'lazy') &&
      [...document.fonts].some(({ weight }) => weight === '700')
    );
  });
  await page.evaluate(async () => {
    dispatchEvent(new Event('afterprint'));
    await document.fonts.ready;
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity);
    await Promise.race([
      Promise.allSettled(ending.map((animation) => animation.finished)),
      new Promise((resolve) => {
        setTimeout(resolve, 1_500);
      }),
    ]);
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
  });
}

/** Sets language and theme for the next load. */
export async function dress(page, { language, theme }) {
  await page.evaluate(
    ([chosenLanguage, chosenTheme]) => {
      localStorage.setItem('language', chosenLanguage);
      localStorage.setItem('theme', chosenTheme);
      // As the application does, so that the data that comes with the page is in this language too.
      document.cookie = `waqf-language=${chosenLanguage}; path=/; samesite=lax`;
    },
    [language, theme],
  );
}

/**
 * Goes to another screen as a link of the application does. Another tab of the same screen has the same heading, so its
 * arrival cannot be detected: that page is loaded instead, as is one whose old heading stays (the details of another
 * waqf).
 */
export async function walk(page, address) {
  if (new URL(page.url()).pathname === address.split('?')[0]) return page.goto(address);
  await page.evaluate((to) => {
    document.querySelector('h1, h2')?.setAttribute('data-left', '');
    history.pushState({ key: to, idx: history.length }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);
  const left = page.waitForFunction(
    () => document.querySelector('h1, h2') && !document.querySelector('[data-left]'),
    null,
    { timeout: 4_000 },
  );
  await left.catch(() => page.goto(address));
}
