import assert from 'node:assert/strict';
import { join } from 'node:path';
import { projectRoot } from '../../libs/build/src/project.mjs';
import { countClicks } from './clicks.mjs';
import { journey } from './harness.mjs';
import { confirmDoubtful } from './review.mjs';

const founder = '1000000016';
const deed = (name) => join(projectRoot, 'api/samples/deeds/newcomer', `${name}-deed.pdf`);
const darkPhoto = join(projectRoot, 'api/samples/deeds/unreadable/property-deed.jpg');
const most = 8;
/** Deeds of one person are read one after the other, which takes long on a busy machine. */
const untilRead = { timeout: 60_000 };

journey(
  'a founder starts from the deeds and approves in eight clicks',
  async ({ signedIn }) => {
    const page = await signedIn(founder);
    await page.locator('main h1').waitFor();
    const clicks = await countClicks(page);
    const started = performance.now();
    const clicked = [];
    const click = async (target, what) => {
      await target.click();
      clicked.push(what);
    };
    const main = page.locator('main');

    await click(main.getByRole('link', { name: 'إنشاء وقف' }).first(), 'create a waqf');
    const chosen = page.waitForEvent('filechooser');
    await click(main.getByRole('button', { name: 'اختر الملفات' }), 'choose the files');
    // In a different order than the steps name them.
    await (await chosen).setFiles([deed('nazir'), deed('waqf'), deed('property')]);
    await page.getByText('اكتملت الصكوك الثلاثة.').waitFor({ timeout: 60_000 });
    assert.equal(await main.locator('[data-state=known]').count(), 3, 'each deed is recognised');
    assert.equal(await page.locator('input[name=name]').inputValue(), 'وقف غراس المستقبل', 'its name is proposed');
    await click(page.getByRole('button', { name: 'أنشئ الوقف وابدأ المراجعة' }), 'create and review');

    // Reading starts immediately; the review opens automatically, and after its last field the last step.
    const right = page.getByRole('button', { name: 'صحيح كما هو', exact: true });
    await right.first().waitFor({ timeout: 60_000 });
    await confirmDoubtful(page, (doubtful) => click(doubtful, 'a field is right'));
    await page.getByText('تُقرّ بأن ما راجعته يطابق صكوكك').waitFor();
    await click(page.getByRole('button', { name: 'اعتماد الوقف', exact: true }), 'approve');
    await click(page.getByRole('dialog').getByRole('button', { name: /^اعتمد/ }), 'confirm');

    // The approval ends on a page, not with a toast.
    await page.waitForURL(/\/approved$/);
    await main.getByRole('heading', { level: 1, name: 'وقف غراس المستقبل' }).waitFor();
    await main.getByText('بانتظار قبوله').waitFor();
    await main
      .getByText(/^SA\d\d/)
      .first()
      .waitFor();
    const seconds = Math.round((performance.now() - started) / 1000);
    const counted = await clicks();
    console.log(`        founder's road: ${counted} clicks, ${seconds} s (${clicked.join(', ')})`);
    assert.equal(counted, clicked.length, 'the page was pressed as often as the journey says');
    assert.ok(counted <= most, `${counted} clicks: ${clicked.join(', ')}`);

    // The certificate is downloaded as a file.
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'نزّل شهادة الاعتماد' }).click();
    assert.match((await saved).suggestedFilename(), /^CRT-14\d\d-\d\d-\d{5}\.pdf$/);
  },
  { timeoutMs: 120_000 },
);

const whileDeedsAreRead = { timeoutMs: 120_000 };

async function putDownTwice({ signedIn }) {
  const page = await signedIn(founder, { width: 390, at: '/waqf/create-steps' });
  await page
    .getByLabel('اختر الملفات', { exact: true })
    .setInputFiles([deed('property'), deed('waqf'), deed('property')]);
  await page.getByText('هذا صك الملكية، والمطلوب صك النظارة').waitFor(untilRead);
  await page.getByRole('button', { name: 'هو صك النظارة' }).waitFor();
  const { inner, whole } = await page.evaluate(() => ({
    inner: document.documentElement.clientWidth,
    whole: document.documentElement.scrollWidth,
  }));
  assert.ok(whole <= inner, `the page is ${whole} px wide in ${inner}`);
  await page
    .locator('[data-state=twice]')
    .getByRole('button', { name: /^احذف / })
    .click();
  await page.getByText('ينقص: صك النظارة.').waitFor();
  // The review cannot begin with a deed missing, so the button does not promise it.
  assert.ok(await page.getByRole('button', { name: 'أنشئ الوقف ثم أضف الناقص', exact: true }).isEnabled());
}
journey(
  'a deed that was added twice is reported together with the missing one, and can be removed',
  putDownTwice,
  whileDeedsAreRead,
);

async function photoThatIsDark({ signedIn }) {
  const page = await signedIn(founder, { width: 390, at: '/waqf/create-steps' });
  await page.getByLabel('اختر الملفات', { exact: true }).setInputFiles(darkPhoto);
  await page.getByText('لم يُعرف نوع ما أضفت.').waitFor(untilRead);
  await page.getByRole('button', { name: 'هو صك الملكية' }).click();
  await page.getByText('حدّدت نوعه ولم يُقرأ').waitFor();
  assert.ok(await page.getByText(/^الصورة معتمة/).isVisible(), 'what is wrong with the photo stays');
}
journey('an unreadable photo is not shown as read when its type is chosen', photoThatIsDark, whileDeedsAreRead);

async function leaveWithFiles({ signedIn }) {
  const page = await signedIn(founder, { at: '/waqf/create-steps' });
  await page.getByLabel('اختر الملفات', { exact: true }).setInputFiles([deed('waqf'), deed('property')]);
  await page.getByText('ينقص: صك النظارة.').waitFor(untilRead);
  const name = page.locator('input[name=name]');
  const description = page.locator('textarea[name=description]');
  assert.equal(await name.inputValue(), 'وقف غراس المستقبل');
  await description.fill('كما كتبته أنا');
  await page
    .locator('main li[data-state]')
    .filter({ hasText: 'صك الوقفية' })
    .getByRole('button', { name: /^احذف / })
    .click();
  await page.getByText('ينقص: صك الوقفية وصك النظارة.').waitFor();
  assert.equal(await name.inputValue(), '', 'the name goes with the deed that proposed it');
  assert.equal(await description.inputValue(), 'كما كتبته أنا', 'what was typed stays');

  const away = page.locator('main').getByRole('link', { name: 'أوقافي', exact: true });
  const dialog = page.getByRole('dialog');
  await away.click();
  await dialog.getByText('إن غادرت فقدت الملفات التي أضفتها', { exact: false }).waitFor();
  await dialog.getByRole('button', { name: 'ابقَ في الصفحة' }).click();
  await dialog.waitFor({ state: 'detached' });
  assert.equal(await page.locator('main li[data-state=known]').count(), 1, 'the file is still there');
  await away.click();
  await dialog.getByRole('button', { name: 'غادر واترك الملفات' }).click();
  await page.waitForURL((url) => url.pathname === '/waqf');
}
journey(
  'proposed values are removed with their deed, and leaving the page asks before files are lost',
  leaveWithFiles,
  whileDeedsAreRead,
);
