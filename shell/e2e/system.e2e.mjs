import assert from 'node:assert/strict';
import { seriousFindings } from './axe.mjs';
import { journey, variants } from './harness.mjs';
import { chooseOption } from './page-checks.mjs';

const admin = '1000000131';

for (const width of variants([1440, 390]))
  journey(
    `an administrator changes a limit of the platform and finds it in the audit trail (${width})`,
    async ({ signedIn }) => {
      const page = await signedIn(admin, { width, at: '/admin/system' });
      await page.getByRole('tab', { name: 'الأمان' }).click();
      assert.deepEqual(await seriousFindings(page), []);
      const limit = width === 390 ? '61' : '62';
      await page.getByLabel(/محاولات الدخول الفاشلة/).fill(limit);
      await page.getByRole('button', { name: 'احفظ التغييرات' }).click();
      await page.locator('[role=region] li').filter({ hasText: 'حُفظت الإعدادات' }).first().waitFor();
      await page.goto('/admin/audit?action=administration.settings-changed');
      await page.getByText(limit).first().waitFor();
    },
  );

journey(
  'during maintenance and before the launch, others see the matching page with the site’s name and address',
  async ({ signedIn, newPage, address }) => {
    const manager = await signedIn(admin);
    const set = async (data) => {
      const answer = await manager.request.patch('/api/admin/system/settings', { data, headers: { origin: address } });
      assert.equal(answer.status(), 200);
    };
    const founder = await signedIn('1000000024', { width: 390 });
    const site = {
      siteName: 'أوقاف المدينة',
      siteDescription: 'أوقاف أهل المدينة',
      supportEmail: 'help@awqaf.example',
    };
    try {
      await set({ ...site, maintenanceMode: true });
      await founder.reload();
      await closed(founder, 'المنصة تحت الصيانة');
      const late = await newPage({ width: 390 });
      await late.goto('/login');
      await late.locator('input[name="nationalId"]').fill('1000000016');
      await late.locator('form button[type="submit"]').click();
      await late.getByRole('button', { name: 'وافق الآن' }).click();
      await closed(late, 'المنصة تحت الصيانة');
      await manager.reload();
      await manager.getByRole('navigation').first().waitFor();
      await set({ maintenanceMode: false });
      await late.getByRole('button', { name: 'أعد المحاولة' }).click();
      await late.getByRole('navigation').first().waitFor();
      await founder.getByRole('button', { name: 'أعد المحاولة' }).click();
      await founder.getByRole('navigation').first().waitFor();
      await titled(founder, /^(?!المنصة تحت الصيانة).+ · أوقاف المدينة$/);

      await set({ launchMode: 'closed' });
      await founder.reload();
      await closed(founder, 'النظام مغلق مؤقتًا');
      const visitor = await newPage();
      await visitor.goto('/login');
      await closed(visitor, 'النظام مغلق مؤقتًا');
      const page = await (await visitor.request.get('/')).text();
      assert.match(page, /<title>أوقاف المدينة<\/title>/);
      assert.match(page, /name="description" content="أوقاف أهل المدينة"/);
    } finally {
      await set({
        siteName: 'منصة وقف',
        siteDescription: 'منصة لإدارة الأوقاف',
        supportEmail: 'support@waqf.example',
        maintenanceMode: false,
        launchMode: 'open',
      });
    }
  },
);

journey(
  'what a nazir was typing when maintenance began is there when it ends, and others are told before they sign in',
  async ({ signedIn, newPage, address }) => {
    const manager = await signedIn(admin, { at: '/admin/system?tab=general' });
    const save = async () => {
      await manager.getByText('غيّرت إعدادات ولم تحفظها بعد').waitFor();
      await manager.getByRole('button', { name: 'احفظ التغييرات' }).click();
    };
    const nazir = await signedIn('1000000032', { at: '/transactions?add=income' });
    const words = 'إيجار معرض كُتب قبل الصيانة';
    try {
      const dialog = nazir.getByRole('dialog');
      await dialog.getByRole('combobox', { name: /^الوقف/ }).click();
      await chooseOption(nazir, 'وقف برج النخيل');
      await dialog.locator('input[name=amount]').fill('1500');
      await dialog.locator('input[name=description]').fill(words);
      await manager.getByLabel('وضع الصيانة').check();
      await save();
      await manager.getByRole('dialog').getByRole('button', { name: 'ابدأ الصيانة' }).click();
      await manager.getByText('وضع الصيانة مفعّل').waitFor();
      await dialog.getByRole('button', { name: 'أضف الإيراد' }).click();
      await nazir.getByText('ما كتبته ولم تحفظه باقٍ في هذه النافذة').waitFor();
      const visitor = await newPage({ width: 390 });
      await visitor.goto('/login');
      await visitor.getByText('لا يدخلها الآن إلا مديرو النظام').waitFor();
      // The public pages say so as the server sends them, also where no script runs.
      for (const path of ['/', '/privacy', '/verify']) {
        const page = await (await visitor.request.get(path)).text();
        assert.ok(page.split('id="waqf-boot"')[1].includes('المنصة تحت الصيانة'), path);
      }
      await visitor.goto('/');
      await visitor.getByText('المنصة تحت الصيانة').waitFor();
      assert.deepEqual(await seriousFindings(visitor), []);
      await manager.goto('/admin');
      await manager.getByRole('link', { name: 'افتح إعدادات النظام' }).click();
      await manager.getByLabel('وضع الصيانة').uncheck();
      await save();
      await manager.getByText('وضع الصيانة مفعّل').waitFor({ state: 'detached' });
      await nazir.getByRole('button', { name: 'أعد المحاولة' }).click();
      await nazir.waitForFunction(
        (typed) => document.querySelector('[role=dialog] input[name=description]')?.value === typed,
        words,
      );
    } finally {
      const data = { maintenanceMode: false };
      await manager.request.patch('/api/admin/system/settings', { data, headers: { origin: address } });
    }
  },
);

/** The page says why it is closed, whose it is and whom to contact. */
async function closed(page, title) {
  await page.getByRole('heading', { name: title }).waitFor();
  await titled(page, new RegExp(`^${title} · أوقاف المدينة$`));
  await page.getByRole('link', { name: 'help@awqaf.example' }).waitFor();
  assert.deepEqual(await seriousFindings(page), []);
}

/** The title of the browser's tab follows the screen with the next effect. */
const titled = (page, title) => page.waitForFunction((awaited) => awaited.test(document.title), title);
