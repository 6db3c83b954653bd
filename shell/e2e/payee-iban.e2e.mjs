import { journey } from './harness.mjs';
import { button, looksWell } from './page-checks.mjs';

const [nazir, owner, founder] = ['1000000032', '1000000065', '1000000016'];
const iban = 'SA0380000000608010167519';
const shown = 'SA03 8000 0000 6080 1016 7519';

const confirmInNafath = (page) => button(page.getByRole('dialog', { name: 'أكّد بنفاذ' }), 'وافق الآن').click();

journey(
  'another IBAN is asked by the nazir, confirmed by its owner on the phone, approved by the founder, and waits',
  async ({ signedIn }) => {
    const desk = await signedIn(nazir, { width: 1440 });
    const { beneficiaries } = await (await desk.request.get('/api/beneficiaries?limit=100')).json();
    const card = beneficiaries.find(({ nationalId }) => nationalId === owner);
    await desk.goto(`/beneficiaries?waqf=${card.waqfId}`);
    await button(desk, `إجراءات ${card.fullName}`).click();
    await desk.getByRole('menuitem', { name: 'آيبان الصرف' }).click();
    const dialog = desk.getByRole('dialog');
    await button(dialog, 'اطلب تغيير الآيبان').click();
    await dialog.locator('input[name=iban]').fill('SA0380000000608010167518');
    await button(dialog, 'اطلب تغيير الآيبان').click();
    await dialog.getByText('اكتب آيبان سعوديًا صحيحًا').first().waitFor();
    await dialog.locator('input[name=iban]').fill(iban);
    await button(dialog, 'اطلب تغيير الآيبان').click();
    await dialog.getByText('بانتظار تأكيد صاحبه').waitFor();
    await looksWell(desk);

    const phone = await signedIn(owner, { width: 390 });
    await phone.goto('/beneficiary/profile');
    await phone.getByText(shown).first().waitFor();
    await looksWell(phone);
    await button(phone, 'هذا حسابي').click();
    await confirmInNafath(phone);
    await phone.getByText('بانتظار الموافقة').waitFor();

    const page = await signedIn(founder, { width: 390 });
    await page.goto('/approvals');
    await page.getByText(iban).first().click();
    await looksWell(page);
    await button(page, 'وافق').click();
    await confirmInNafath(page);
    await page.getByText('وافقت على الطلب').first().waitFor();

    await phone.reload();
    await phone.getByText('معتمد، في المهلة').waitFor();
    await looksWell(phone);
  },
  { timeoutMs: 120_000 },
);
