import { journey, variants } from './harness.mjs';
import { button, assertPageSound } from './page-checks.mjs';

const [nazir, founder] = ['1000000032', '1000000016'];
const grouped = (iban) => iban.replace(/(.{4})(?=.)/g, '$1 ');

const confirmInNafath = (page) => button(page.getByRole('dialog', { name: 'أكّد بنفاذ' }), 'وافق الآن').click();

// A different person for each width: only one change of an account can wait at a time.
for (const [width, owner, iban] of variants([
  [390, '1000000065', 'SA0380000000608010167519'],
  [1440, '2000000014', 'SA4420000001234567891234'],
]))
  journey(
    `a new IBAN is requested by the nazir, confirmed by its owner, approved by the founder, and then waits (${width})`,
    async ({ signedIn }) => {
      const desk = await signedIn(nazir, { width });
      const { beneficiaries } = await (await desk.request.get('/api/beneficiaries?limit=100')).json();
      const card = beneficiaries.find(({ nationalId }) => nationalId === owner);
      await desk.goto(`/beneficiaries?waqf=${card.waqfId}`);
      await button(desk, `إجراءات ${card.fullName}`).click();
      await desk.getByRole('menuitem', { name: 'آيبان الصرف' }).click();
      const dialog = desk.getByRole('dialog');
      await button(dialog, 'اطلب تغيير الآيبان').click();
      await dialog.locator('input[name=iban]').fill('SA0380000000608010167518');
      await button(dialog, 'اطلب تغيير الآيبان').click();
      await dialog.getByText('في أرقام الآيبان خطأ').first().waitFor();
      await dialog.locator('input[name=iban]').fill(iban);
      await button(dialog, 'اطلب تغيير الآيبان').click();
      await dialog.getByText('بانتظار تأكيد صاحبه').waitFor();
      await assertPageSound(desk);

      const phone = await signedIn(owner, { width, at: '/beneficiary/profile' });
      await phone.getByText(grouped(iban)).first().waitFor();
      await assertPageSound(phone);
      await button(phone, 'هذا حسابي').click();
      await confirmInNafath(phone);
      await phone.getByText('بانتظار الموافقة').waitFor();

      const page = await signedIn(founder, { width, at: '/approvals' });
      await page.getByText(grouped(iban)).first().click();
      await assertPageSound(page);
      await button(page, 'وافق').click();
      await confirmInNafath(page);
      await page.getByText('وافقت على الطلب').first().waitFor();

      await phone.reload();
      await phone.getByText('معتمد، في المهلة').waitFor();
      await assertPageSound(phone);
    },
    { timeoutMs: 120_000 },
  );
