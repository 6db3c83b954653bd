import assert from 'node:assert/strict';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../../libs/build/src/project.mjs';

const journeys = [];
const homes = { waqif: '/dashboard', nazir: '/dashboard', beneficiary: '/beneficiary/dashboard', admin: '/admin' };
const roles = Object.keys(homes);

/**
 * @typedef {object} Journey
 * @property {import('playwright-core').Browser} browser
 * @property {string} address     of the platform, without a trailing slash
 * @property {string} dataFolder  its WAQF_DATA
 * @property {(options?: PageOptions) => Promise<import('playwright-core').Page>} newPage  in its own browser context
 * @property {(page: import('playwright-core').Page, nationalId: string) => Promise<void>} signIn  using the screens,
 *   through the simulator
 * @property {(nationalId: string, options?: PageOptions & {at?: string}) => Promise<import('playwright-core').Page>}
 *   signedIn  a new page signed in as a person, at that address or on their first page
 *
 * @typedef {object} PageOptions
 * @property {number} [width]
 * @property {number} [height]
 * @property {'ar' | 'en'} [language]
 * @property {'light' | 'dark'} [theme]
 * @property {boolean} [chosen]  false: language and theme are not set at every load; the journey chooses them
 *   itself
 * @property {boolean} [firstVisit] true: the tour of the role has not been seen yet
 * @property {'reduce' | 'no-preference'} [reducedMotion]  unless given, only a phone's pages move (see `journey`)
 */

/**
 * Declares one journey; `run.mjs` runs it. Fails by throwing, use node:assert.
 * @param {string} name printed when it passes or fails; unique
 * @param {(journey: Journey) => Promise<void>} run
 * @param {{timeoutMs?: number, motion?: boolean}} [options]  with `motion` pages of every width move, for a journey
 *   that looks at that; wide pages of other journeys move less, because drawing motion costs more than the page
 */
export function journey(name, run, { timeoutMs = 60_000, motion = false } = {}) {
  journeys.push({ name, run, timeoutMs, motion });
}

/** Whether everything is walked in every look, instead of the short form that is part of `npm test`. */
export const everyLook = process.env.WAQF_EVERY_LOOK === '1';

/**
 * The variants of a long journey that are walked: all of them with WAQF_EVERY_LOOK=1 (`npm run prove:looks`).
 * `npm test` walks the first ones, because another width changes the layout, which `accessible.e2e.mjs` tests for every
 * screen, but not what happens.
 * @template T
 * @param {T[]} all  the most usual one first: who works at a desk wide, who has only a phone narrow
 * @param {number} [short] how many of them `npm test` walks
 */
export const variants = (all, short = 1) => (everyLook ? all : all.slice(0, short));

/** Takes the journeys declared so far. */
export const takeJourneys = () => journeys.splice(0);

/**
 * Runs journeys one after the other.
 * @param {Pick<Journey, 'browser' | 'address' | 'dataFolder'>} stage
 * @param {(name: string) => string} [remarkOf] printed behind the name of a journey that passed
 * @returns {Promise<Set<string>>} the names of those that failed
 */
export async function runJourneys(declared, stage, remarkOf = () => '') {
  const failed = new Set();
  for (const each of declared) if (!(await walk(each, stage, remarkOf(each.name)))) failed.add(each.name);
  return failed;
}

/** Runs one journey in its own windows; returns whether it passed. */
async function walk(journey, { browser, address, dataFolder, takeOutput = () => '' }, remark) {
  const started = performance.now();
  const opened = [];
  takeOutput();
  try {
    await within(
      journey.timeoutMs,
      journey.run(toolsOf({ browser, address, dataFolder, opened, motion: journey.motion })),
    );
    console.log(`  ok    ${journey.name} (${Math.round(performance.now() - started)} ms) ${remark}`.trimEnd());
    return true;
  } catch (error) {
    console.log(`  FAIL  ${journey.name}\n${indent(error.stack ?? String(error))}`);
    const printed = takeOutput().trim();
    if (printed) console.log(`        the platform printed meanwhile:\n${indent(printed)}`);
    await keepPictures(journey.name, opened);
    return false;
  } finally {
    await Promise.all(opened.map(({ context }) => context.close()));
  }
}

function toolsOf({ browser, address, dataFolder, opened, motion }) {
  const newPage = async ({
    width = 1440,
    height = width < 768 ? 844 : 1000,
    language = 'ar',
    theme = 'light',
    chosen = true,
    reducedMotion = motion || width < 768 ? 'no-preference' : 'reduce',
    firstVisit = false,
  } = {}) => {
    const locale = language === 'ar' ? 'ar-SA' : 'en-GB';
    const context = await browser.newContext({ viewport: { width, height }, baseURL: address, locale, reducedMotion });
    // Unless a journey tests the tour, it counts as already seen.
    if (!firstVisit)
      await context.addInitScript((roles) => {
        for (const role of roles) localStorage.setItem(`tour.${role}`, 'seen');
      }, roles);
    if (chosen)
      await context.addInitScript(
        ([chosenLanguage, chosenTheme]) => {
          localStorage.setItem('language', chosenLanguage);
          localStorage.setItem('theme', chosenTheme);
        },
        [language, theme],
      );
    context.setDefaultTimeout(15_000);
    const page = await context.newPage();
    opened.push({ context, page });
    return page;
  };
  const signedIn = async (nationalId, { at, ...options } = {}) => {
    const page = await newPage(options);
    const home = await signInByCalls(page, address, nationalId);
    await page.goto(at ?? home);
    return page;
  };
  return { browser, address, dataFolder, newPage, signIn, signedIn };
}

/** Signs in using the screens: the id, then the trial phone's approval. Ends on the user's first page. */
export async function signIn(page, nationalId) {
  await page.goto('/login');
  await page.locator('input[name="nationalId"]').fill(nationalId);
  await page.locator('form button[type="submit"]').click();
  await page.getByRole('button', { name: /وافق الآن|Approve now/ }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}

/**
 * Signs in with the requests that the screens send; journeys that test the sign-in use the screens.
 * @returns {Promise<string>} the person's first page
 */
async function signInByCalls(page, address, nationalId) {
  const post = (path, data) => page.request.post(path, { data, headers: { origin: address } });
  const { transactionId, random } = await (await post('/api/auth/nafath', { nationalId })).json();
  await post(`/simulator/nafath/transactions/${transactionId}/approve`, { random });
  const { status } = await (await page.request.get(`/api/auth/nafath/${transactionId}`)).json();
  assert.equal(status, 'COMPLETED', `${nationalId} signs in`);
  const { user } = await (await page.request.get('/api/user/me')).json();
  return homes[user.role];
}

async function within(milliseconds, work) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done after ${milliseconds} ms`)), milliseconds);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

async function keepPictures(name, opened) {
  const folder = join(projectRoot, 'test-results');
  await mkdir(folder, { recursive: true });
  for (const [index, { page }] of opened.entries()) {
    const path = join(folder, `${name.replace(/[^\p{L}\d]+/gu, '-')}-${index + 1}.png`);
    await page.screenshot({ path, fullPage: true }).then(
      () => console.log(`        ${path}`),
      () => undefined,
    );
  }
}

const indent = (text) =>
  text
    .split('\n')
    .map((line) => `        ${line}`)
    .join('\n');
