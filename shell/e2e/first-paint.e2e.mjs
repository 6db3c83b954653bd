import assert from 'node:assert/strict';
import { journey } from './harness.mjs';
import { people } from './screens.mjs';

const nazir = '1000000032';

journey('public pages can be read before any script runs, in both languages', async ({ browser, address }) => {
  for (const language of ['ar', 'en']) {
    const context = await browser.newContext({ baseURL: address, javaScriptEnabled: false });
    try {
      await context.addCookies([{ name: 'waqf-language', value: language, url: address }]);
      const page = await context.newPage();
      for (const path of ['/', '/login', '/verify', '/privacy', '/terms', '/accessibility']) {
        await page.goto(path);
        assert.equal(await page.locator('html').getAttribute('lang'), language);
        assert.match(await page.locator('h1').first().innerText(), language === 'ar' ? /[\u0621-\u064a]/ : /^[A-Z]/);
        const hint = await page.locator('link[data-waqf-script]').first().getAttribute('rel');
        // Scripts of a page that is only read are requested after it is painted.
        assert.equal(hint === 'preload', ['/login', '/verify'].includes(path), `${path}: ${hint}`);
        // The kit's style sheet is loaded: the background of the page is not the browser's default.
        const ground = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
        assert.equal(ground, 'rgb(249, 250, 251)');
      }
    } finally {
      await context.close();
    }
  }
});

journey('a language that stands only in the storage of the browser is read before any script runs', async (tools) => {
  const page = await tools.newPage({ language: 'en' });
  await page.route(/\.js$/, () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('html[lang=en] h1').first().waitFor();
  assert.match(await page.locator('h1').first().innerText(), /^[A-Z]/);
  assert.equal(await page.locator('html').getAttribute('data-other-language'), null);
});

journey('a signed-in page shows its frame and the name before any script runs', async ({ signedIn }) => {
  const page = await signedIn(nazir);
  await page.locator('main h1').first().waitFor();
  const { user } = await (await page.request.get('/api/user/me')).json();
  const name = user.fullName;
  await page.route(/\/assets\/.*\.js$/, () => undefined);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await page.locator('aside').getByText(name).first().waitFor();
  assert.equal(await page.locator('aside').getByText(name).first().isVisible(), true);
  assert.equal(await page.locator('#main').count(), 1);
});

/** The links of a page by place, each with its address and whether it is marked as the current page. */
const linksOf = (page) =>
  page.evaluate(() =>
    ['aside nav a', 'header:not(main *) a', 'nav[data-wq-tabs] a'].map((place) =>
      [...document.querySelectorAll(place)].map(
        (link) => `${link.getAttribute('href')} ${link.textContent} ${link.ariaCurrent ?? ''}`,
      ),
    ),
  );

journey('the menu is shown before any script runs, and does not change when the remote has loaded', async (tools) => {
  for (const [role, path] of [
    ['waqif', '/waqf'],
    ['nazir', '/dashboard'],
    ['beneficiary', '/beneficiary/dashboard'],
    ['admin', '/admin'],
  ]) {
    const page = await tools.signedIn(people[role], { at: path });
    await page.locator('main h1').first().waitFor();
    // The number of unread notifications is added by the scripts.
    const counted = (links) => links.map((place) => place.map((link) => link.replace(/\d+\+?/, '')));
    const complete = counted(await linksOf(page));
    assert.ok(complete[0].length >= 4, `${role} has ${complete[0].length} links in the menu`);

    await page.route(/\/remotes\/.*\.js$/, () => undefined);
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('header button[inert]').first().waitFor({ state: 'detached' });
    assert.deepEqual(counted(await linksOf(page)), complete, `${role}, while the remote is on its way`);

    await page.route(/\.js$/, () => undefined);
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('aside nav a').first().waitFor();
    assert.deepEqual(counted(await linksOf(page)), complete, `${role}, before any script`);
  }
});

/** Title and sentence of the head in a page's HTML; empty where the frame shows a bar instead. */
const headBeforeScripts = async (page, path) => {
  const html = await (await page.request.get(path)).text();
  return page.evaluate((text) => {
    const loading = new DOMParser().parseFromString(text, 'text/html').querySelector('main [role=status]');
    const [title, sentence] = loading.querySelector('span').children;
    return { title: title.textContent, sentence: sentence.textContent };
  }, html);
};

const wordsOf = async (place) => (await place.innerText()).replace(/\s+/g, ' ').trim();

journey('a beneficiary sees their wallet before any script runs, and never that of somebody else', async (tools) => {
  const home = '/beneficiary/dashboard';
  const page = await tools.signedIn(people.beneficiary, { at: home });
  await page.locator('main h1').first().waitFor();
  const drawn = await wordsOf(page.locator('main section').filter({ hasText: 'محفظتك' }).first());
  const early = page.locator('[data-wq-figure] section');
  for (const withheld of [/\/remotes\/.*\.js$/, /\.js$/]) {
    await page.route(withheld, () => undefined);
    await page.goto(home, { waitUntil: 'commit' });
    await early.waitFor();
    assert.equal(await wordsOf(early), drawn, `without ${withheld}`);
  }
  await page.evaluate(() => sessionStorage.setItem('beneficiary.ward', '{}'));
  await page.goto(home, { waitUntil: 'commit' });
  await early.waitFor({ state: 'hidden' });
  await page.locator('aside nav a').first().waitFor({ state: 'attached' });
  assert.equal(await early.count(), 1);
  assert.equal(await early.isVisible(), false);
});

journey(
  'a page of the menu shows the title of its screen before any script runs',
  async (tools) => {
    const compared = new Set();
    for (const [role, person] of Object.entries(people)) {
      const page = await tools.signedIn(person);
      await page.locator('main h1').first().waitFor();
      const titled = [];
      for (const path of await page.locator('aside nav a').evaluateAll((links) => links.map((link) => link.pathname))) {
        const { title, sentence } = await headBeforeScripts(page, path);
        if (title === '') continue;
        titled.push(path);
        // Several roles have the same screen.
        if (compared.has(`${path} ${title}`)) continue;
        compared.add(`${path} ${title}`);
        await page.goto(path);
        assert.equal(await page.locator('main h1').first().innerText(), title, `${role} ${path}`);
        const head = await page.locator('main h1').first().locator('..').innerText();
        assert.ok(head.includes(sentence), `${role} ${path}: ${sentence}`);
      }
      assert.ok(titled.length >= 5, `${role} has only the titles of ${titled}`);
    }
  },
  { timeoutMs: 120_000 },
);

journey('a page whose head is always the same shows all of it before any script runs', async ({ signedIn }) => {
  const page = await signedIn(people.admin);
  await page.locator('main h1').first().waitFor();
  for (const path of ['/admin/audit', '/admin/events', '/admin/backups', '/beneficiaries', '/distributions']) {
    const { title, sentence } = await headBeforeScripts(page, path);
    assert.ok(title && sentence, path);
    await page.goto(path);
    const head = page.locator('main h1').first();
    await head.waitFor();
    assert.deepEqual((await head.locator('..').innerText()).split(/\n+/), [title, sentence], path);
  }
});

journey('the page is painted before its scripts start, even when these arrive as early', async (tools) => {
  const known = await tools.signedIn(nazir);
  await known.locator('main h1').first().waitFor();
  for (const path of ['/dashboard', '/verify']) {
    const page = await tools.newPage();
    if (path === '/dashboard') await page.context().addCookies(await known.context().cookies());
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('script[src*="/assets/main."]')) return;
        observer.disconnect();
        globalThis.startedAt = performance.now();
        globalThis.paintedAt = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(path);
    await page.locator('h1').first().waitFor();
    await page.waitForFunction(() => globalThis.startedAt !== undefined);
    const { startedAt, paintedAt } = await page.evaluate(() => ({ startedAt, paintedAt }));
    assert.ok(paintedAt < startedAt, `${path}: painted after ${paintedAt} ms, scripts started after ${startedAt} ms`);
  }
});

journey('the next page comes in the language that was chosen in this browser', async ({ newPage }) => {
  const page = await newPage({ chosen: false });
  const failures = [];
  page.on('console', (message) => message.type() === 'error' && failures.push(message.text()));
  page.on('pageerror', (error) => failures.push(String(error)));
  await page.goto('/');
  await page.getByRole('button', { name: 'English' }).first().click();
  await page.getByRole('button', { name: 'العربية' }).first().waitFor();
  const answer = await page.request.get('/');
  assert.match(await answer.text(), /<html lang="en" dir="ltr">/);
  await page.reload();
  await page.getByRole('button', { name: 'العربية' }).first().click();
  await page.getByRole('button', { name: 'English' }).first().waitFor();
  assert.deepEqual(failures, []);
});

/** What every first visit needs of shell and remote; charts and prefetched files are loaded after it. */
const firstFile = /^\/(?:assets\/(?:main|base)\.\w+|remotes\/mf-[a-z]+\/\w+\/[\w.]+)\.(?:js|css)$/;

journey(
  'a first visit requests few files, and no data that the page already contains',
  async ({ signedIn, newPage }) => {
    for (const nationalId of Object.values(people)) {
      const known = await signedIn(nationalId, { width: 412 });
      await known.locator('main h1').first().waitFor();
      const page = await newPage({ width: 412, firstVisit: true });
      await page.context().addCookies(await known.context().cookies());
      const asked = [];
      page.on('request', (request) => asked.push(new URL(request.url())));
      const answer = await page.goto(new URL(known.url()).pathname);
      await page.locator('main h1').first().waitFor();
      const paths = asked.map(({ pathname }) => pathname).filter((path) => /\.(?:js|css)$/.test(path));
      const first = paths.filter((path) => firstFile.test(path));
      assert.ok(first.length <= 6, `${first.length} files: ${first.join(', ')}`);
      assert.deepEqual(paths.slice(0, first.length), first, 'another file is asked for before the screen stands');
      const [, brought = '{}'] = /id="waqf-first-data">(.*?)<\/script>/.exec(await answer.text()) ?? [];
      const again = asked
        .map(({ pathname, search }) => pathname + search)
        .filter((call) => call in JSON.parse(brought));
      assert.deepEqual(again, []);
    }
  },
);

journey(
  'the page of a list preloads the files of its screen, and each is requested once',
  async ({ signedIn, newPage }) => {
    const lists = { '/transactions': 'nazir', '/beneficiaries': 'nazir', '/waqf': 'waqif', '/admin/users': 'admin' };
    // The second one is a screen of the shell.
    const others = { '/beneficiary/payments': 'beneficiary', '/notifications': 'waqif' };
    for (const [path, role] of Object.entries({ ...lists, ...others })) {
      const nationalId = people[role];
      const known = await signedIn(nationalId, { width: 412 });
      await known.locator('main h1').first().waitFor();
      const page = await newPage({ width: 412 });
      await page.context().addCookies(await known.context().cookies());
      const asked = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      const answer = await (await page.goto(path)).text();
      await page.locator('main h1').first().waitFor();
      const files = asked.filter((file) => /\.(?:js|css)$/.test(file));
      assert.ok(files.length >= 6, files.join(', '));
      assert.deepEqual(
        files.filter((file, at) => !answer.includes(`"${file}"`) || files.indexOf(file) !== at),
        [],
        `${path} asks for files that its page does not name, or twice`,
      );
    }
  },
);

/** The page as served, with its scripts held back. @returns a function that releases them */
async function heldBack(page, path) {
  let letGo;
  const gate = new Promise((resolve) => (letGo = resolve));
  await page.route(/\/(assets|remotes)\/.*\.js$/, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('#root button:visible').first().waitFor();
  return letGo;
}

journey('what a user does before the scripts run is carried out once they run', async ({ signedIn, newPage }) => {
  const guest = await newPage({ width: 390 });
  const live = await heldBack(guest, '/login');
  // Pressed by position: the fields are inert until the scripts run.
  await press(guest, guest.locator('input[name="nationalId"]'));
  live();
  await guest.waitForFunction(() => document.activeElement?.getAttribute('name') === 'nationalId');

  const page = await signedIn(nazir);
  await page.locator('main h1').first().waitFor();
  const button = page.locator('header button', { hasText: 'ابحث عن وقف' });
  for (const ask of [() => press(page, button), () => page.keyboard.press('Control+k')]) {
    const alive = await heldBack(page, '/dashboard');
    await ask();
    alive();
    await page.getByRole('combobox', { name: /^ابحث عن وقف/ }).waitFor();
  }
});

async function press(page, locator) {
  const { x, y, width, height } = await locator.first().boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2);
}
