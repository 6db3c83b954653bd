import assert from 'node:assert/strict';
import { layoutFaults } from './layout-faults.mjs';
import { textFaults } from './text-faults.mjs';
import { seriousFindings } from './axe.mjs';
import { cutText } from './cut-text.mjs';
import { hijriAlone } from './dates.mjs';
import { everyLook as every, journey } from './harness.mjs';
import { doubleFocusOutlines } from './page-checks.mjs';
import { phoneProblems, phone, smallTargets } from './phone-checks.mjs';
import { dress, people, screensOf, settle, walk, workingRoutes } from './screens.mjs';

/*
 * One walk over every working route. axe finds nothing serious and no text is cut, also at 200 %; on a phone no page is
 * longer than ten screens and no target is smaller than 44 × 44 px. `npm test` takes each route in one of the eight
 * looks, neighbours in different ones, and measures it on a phone besides; with WAQF_EVERY_LOOK=1
 * (`npm run prove:accessible`) every route is tested in all eight.
 */
const widths = [1440, 390];
const looks = ['ar', 'en'].flatMap((language) => ['light', 'dark'].map((theme) => ({ language, theme })));
const roles = [null, ...Object.keys(people)];
const seen = new Map();
let serious = 0;

/** The looks of the short form alternate from role to role: ar light + en dark, then ar dark + en light. */
const looksOf = (turn) => (every ? looks : turn % 2 === 0 ? [looks[0], looks[3]] : [looks[1], looks[2]]);
/** In the short form: the routes in turn in the one look and the other, and each two of them wide or on a phone. */
const isIn = (look, index, turn) => every || looksOf(turn).indexOf(look) === index % 2;
const widthsOf = (index) => (every ? widths : [widths[(index >> 1) % 2]]);

/** A message when the title of the tab does not name the page and the site. */
function untitled(path, { language }, title) {
  const site = language === 'ar' ? 'منصة وقف' : 'Waqf';
  const isTitled = path === '/' ? title === site : title.endsWith(` · ${site}`) && title.length > site.length + 3;
  return isTitled ? [] : [`${path} ${language}: the title is «${title}»`];
}

/** Sets the size of the window, and looks once the screen has settled. */
async function sized(page, size, look) {
  await page.setViewportSize(size);
  await settle(page);
  return look();
}

async function faultsOf(page, { path, width, look, within }) {
  const size = { width, height: width < 768 ? phone.height : 1000 };
  const cut = await sized(page, size, () => cutText(page));
  seen.set(path, (seen.get(path) ?? 0) + 1);
  const undated = (await hijriAlone(page)).map((text) => `without the Gregorian day: ${text}`);
  const texts = await textFaults(page, { dots: every });
  const odd = [...(await doubleFocusOutlines(page)), ...(await layoutFaults(page)), ...texts];
  const told = [...untitled(path, look, await page.title()), ...odd, ...undated];
  const found = [...told, ...(await seriousFindings(page, { within })), ...cut];
  if (width < 768) return found;
  // The same window at 200 % zoom.
  const larger = await sized(page, { width: 720, height: 500 }, () => cutText(page));
  return [...found, ...larger.map((line) => `at 200 %: ${line}`)];
}

const onPhone = (page) => sized(page, phone, () => phoneProblems(page));

for (const [turn, role] of roles.entries()) {
  journey(
    `axe finds nothing serious for ${role ?? 'everybody'}; on a phone, pages and targets have the right size`,
    async ({ newPage, signIn }) => {
      const page = await newPage({ reducedMotion: 'reduce', chosen: false });
      if (role) await signIn(page, people[role]);
      else await page.goto('/login');
      const screens = await screensOf(role, page.request);
      const findings = [];
      for (const look of looksOf(turn)) {
        await dress(page, look);
        await page.goto(screens[0].address);
        for (const [index, { path, address }] of screens.entries()) {
          if (!isIn(look, index, turn)) continue;
          await walk(page, address);
          const found = [];
          // The frame is the same on all pages of a role: the short form tests it with the first page of each look.
          const within = every || index < 2 * widths.length ? undefined : 'main, [data-wq-bottom-bar]';
          for (const width of widthsOf(index))
            found.push(...(await faultsOf(page, { path, width, look, within })).map((line) => `${width}: ${line}`));
          if (!every || look.language === 'ar')
            found.push(...(await onPhone(page)).map((line) => `on a phone: ${line}`));
          findings.push(...found.map((line) => `${path} ${look.language} ${look.theme} ${line}`));
        }
      }
      serious += findings.length;
      assert.deepEqual(findings, []);
    },
    { timeoutMs: every ? 900_000 : 300_000 },
  );
}

journey('every working route was tested with axe', async () => {
  const least = every ? looks.length * widths.length : 1;
  for (const { path } of workingRoutes())
    assert.ok((seen.get(path) ?? 0) >= least, `${path}: ${seen.get(path) ?? 0} of ${least} looks`);
  const pages = [...seen.values()].reduce((sum, count) => sum + count, 0);
  console.log(`  axe: ${pages} pages of ${seen.size} screens, ${serious} serious or critical`);
});

journey('axe finds an added image without a name and text with low contrast', async ({ newPage }) => {
  const page = await newPage();
  await page.goto('/login');
  await settle(page);
  assert.deepEqual(await seriousFindings(page), []);
  await page.evaluate(() => {
    const image = document.createElement('img');
    image.src = '/favicon.svg';
    const words = document.createElement('p');
    words.textContent = 'pale';
    words.style.color = '#ddd';
    words.style.background = '#fff';
    document.querySelector('main').append(image, words);
  });
  const found = (await seriousFindings(page)).map((line) => line.split(' ', 1)[0]).sort();
  assert.deepEqual(found, ['color-contrast', 'image-alt']);
});

journey('the check finds an added Hijri date without its Gregorian date', async ({ newPage }) => {
  const page = await newPage();
  await page.goto('/login');
  await settle(page);
  await page.evaluate(() => {
    const words = document.createElement('p');
    words.innerHTML =
      '<time><bdi>12 جمادى الآخرة 1448هـ</bdi></time> <time><bdi>13 رجب 1448هـ</bdi> · <bdi>22/12/2026</bdi></time>';
    document.querySelector('main').append(words);
  });
  assert.deepEqual(await hijriAlone(page), ['12 جمادى الآخرة 1448هـ']);
});

journey(
  'the check finds an added short page, uneven dates, a button of the wrong height and an action on two lines',
  async ({ newPage }) => {
    const page = await newPage();
    await page.goto('/verify');
    await settle(page);
    assert.deepEqual(await layoutFaults(page), []);
    await page.evaluate(() => {
      const day = (words) => `<tr><td><time style="display: block; inline-size: 9ch">${words}</time></td></tr>`;
      const main = document.querySelector('main');
      main.querySelector('form > button').style.blockSize = '80px';
      main.insertAdjacentHTML(
        'beforeend',
        `<table><tbody>${day('1 Safar')}${day('29 Jumada II 1448')}</tbody></table>`,
      );
      const action = '<span style="line-height: 20px">Upload a newer deed</span>';
      main.insertAdjacentHTML(
        'beforeend',
        `<div data-wq-bottom-bar=""><button style="inline-size: 9ch">${action}</button></div>`,
      );
      main.style.flex = 'none';
      document.querySelector('footer').style.translate = '0 -40px';
    });
    const found = (await layoutFaults(page)).join();
    for (const fault of [/above the window/, /one line here and two there/, /80 px high/, /takes two lines/])
      assert.match(found, fault);
  },
);

journey('the phone checks find an added small target, a long page and a bar over its end', async ({ newPage }) => {
  const page = await newPage(phone);
  await page.goto('/login');
  await settle(page);
  const before = (await smallTargets(page)).length;
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.textContent = 'small';
    button.style.cssText = 'block-size: 20px; padding: 0; margin-block: 60px';
    document.querySelector('main').prepend(button);
  });
  assert.equal((await smallTargets(page)).length, before + 1);
  await page.evaluate(() => {
    document.querySelector('main').style.minHeight = '9000px';
  });
  assert.match((await phoneProblems(page))[0], /screens long/);
  assert.doesNotMatch((await layoutFaults(page)).join(), /covers/);
  await page.evaluate(() => {
    const bar = '<div data-wq-bottom-bar="" style="position: fixed; inset-block-end: 0; block-size: 300px">bar</div>';
    document.querySelector('main').insertAdjacentHTML('beforeend', bar);
  });
  assert.match((await layoutFaults(page)).join(), /the bar covers the last \d+ px/);
});
