import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { documentVerification } from '@waqf/contracts/reporting';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import jsQR from 'jsqr';
import type { Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';
import { approvedWaqf, people } from '../membership/approved-waqf.js';

let api: TestApi;
let founder: Browser;
let waqfId: string;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  founder = await api.signIn(people.waqif);
  waqfId = await approvedWaqf(api, { name: 'وقف برج النخيل' });
  const details = { waqfName: 'وقف برج النخيل', purpose: 'كفالة الأيتام', conditions: ['أن يُبدأ بعمارة الوقف'] };
  const property = { propertyNumber: '340368897011', location: 'الرياض', area: 1144.47, ownerName: null };
  await api.query(`UPDATE endowments.waqf SET waqf_details = $2, property_details = $3 WHERE id = $1`, [
    waqfId,
    JSON.stringify({ ...details, beneficiaries: [] }),
    JSON.stringify({ ...property, issueDate: '2020-01-15' }),
  ]);
}, 180_000);
afterAll(() => api.stop());

interface Certificate {
  number: string;
  file: Buffer;
}

async function issue(browser = founder, language = 'ar'): Promise<Certificate> {
  const answer = await browser.open('POST', `/api/waqf/${waqfId}/certificate`, { body: { language } });
  if (answer.status !== 200) throw new Error(`answered ${answer.status}: ${await answer.text()}`);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  const number = /filename="(.+)\.pdf"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? '';
  return { number, file: Buffer.from(await answer.arrayBuffer()) };
}

/** What stands in it, and the code that a phone's camera reads of it. */
async function read(file: Buffer): Promise<{ pages: number; text: string; code: string }> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(file);
  try {
    // The text before the picture: PDFium reads no text of a page that it has drawn.
    const text = [...document.pages()].map((page) => page.getText()).join('\n');
    const pages = document.getPageCount();
    const { data, width, height } = await document.getPage(pages - 1).render({ scale: 2 });
    const address = jsQR(new Uint8ClampedArray(data), width, height)?.data ?? '';
    return { pages, text, code: /\/verify\/([0-9a-f]{32})$/.exec(address)?.[1] ?? `no code in ${address}` };
  } finally {
    document.destroy();
    library.destroy();
  }
}
/** Month and count: the text of a PDF puts the kind of a number elsewhere in a line that runs from the right. */
const tailOf = ({ number }: Certificate): string => number.slice('CRT'.length);

test('the certificate is one page with number, waqf and account, is issued once, and everybody can verify it', async () => {
  const first = await issue();
  expect(first.number).toMatch(/^CRT-14\d\d-\d\d-\d{5}$/);
  const { pages, text, code } = await read(first.file);

  expect(pages).toBe(1);
  for (const said of [tailOf(first), '340368897011', '1,144.47']) expect(text).toContain(said);
  const verified = documentVerification.parse((await founder.get(`/api/verify/${code}`)).body);
  expect(verified).toMatchObject({
    genuine: true,
    number: first.number,
    waqfName: 'وقف برج النخيل',
    superseded: false,
  });

  const again = await issue(await api.signIn(people.nazir));
  expect([again.number, again.file.equals(first.file)]).toEqual([first.number, true]);
  expect((await issue(founder, 'en')).number).not.toBe(first.number);
  const kept = await api.query(
    `SELECT details FROM platform.audit_entry WHERE action = 'reporting.certificate-issued' AND waqf_id = $1`,
    [waqfId],
  );
  expect(kept).toHaveLength(2);
}, 120_000);

test('asked for twice at once it is still one; after a change a newer one supersedes it', async () => {
  const [one, other] = await Promise.all([issue(), issue()]);
  expect(one?.number).toBe(other?.number);
  await api.query(`UPDATE endowments.waqf SET name = 'وقف برج النخيل الكبير' WHERE id = $1`, [waqfId]);
  const [newer, too] = await Promise.all([issue(), issue()]);
  expect(newer?.number).toBe(too?.number);
  expect(newer?.number).not.toBe(one?.number);
  expect((await read(newer!.file)).text).toContain(tailOf(one!));
  const rows = await api.query(`SELECT 1 FROM reporting.issued_document WHERE subject LIKE $1`, [
    `certificate ${waqfId} ar %`,
  ]);
  expect(rows).toHaveLength(2);
}, 120_000);

test('a waqf that is not approved has none', async () => {
  const { body } = await founder.post('/api/waqf/create', { name: 'وقف ينتظر', description: 'وقف لم يُعتمد بعد' });
  const { waqf } = body as { waqf: { id: string } };
  const answer = await founder.post(`/api/waqf/${waqf.id}/certificate`, {});
  expect(answer).toMatchObject({ status: 409, body: { code: 'reporting.certificate-too-early' } });
});
