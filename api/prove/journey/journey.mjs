/**
 * `npm run prove:journey [-- property.pdf waqf.pdf nazir.pdf]`: the founder's main task through the HTTP API alone, on
 * the product as `npm start` runs it: sign in, create, upload three deeds, process, correct a field, approve; then the
 * nazir finds the waqf. `WAQF_URL` names a running product to use instead of starting one.
 */
import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { client, freePort, startProduct, temporaryData, waitFor } from '@waqf/testing/product';

const founder = '1000000016';
const committed = ['doc000.pdf', 'doc001.pdf', 'doc002.pdf'].map((name) =>
  resolve(import.meta.dirname, '../../test/deeds/digital', name),
);
const files = process.argv.length > 4 ? process.argv.slice(2, 5) : committed;
const types = ['property_deed', 'waqf_deed', 'nazir_deed'];

const own = process.env.WAQF_URL ? undefined : temporaryData();
const product = own && (await startProduct({ dataDir: own.path, port: await freePort() }));
try {
  await journey(process.env.WAQF_URL ?? product.url);
} finally {
  await product?.stop();
  own?.remove();
}

async function journey(url) {
  const began = performance.now();
  const person = client(url);
  await person.signIn(founder);
  const { waqf, bankAccountCreated } = await person.expect(201, 'POST', '/api/waqf/create', {
    json: { name: 'وقف الرحلة', description: 'رحلة الواقف كاملة عبر الواجهة البرمجية' },
  });
  assert.equal(waqf.status, 'draft');
  assert.equal(bankAccountCreated, false);
  const path = `/api/waqf/${waqf.id}`;

  for (const [index, type] of types.entries())
    assert.equal((await person.upload(waqf.id, type, files[index])).status, 201);
  await person.expect(202, 'POST', `${path}/process`);
  const read = await waitFor(async () => {
    const view = await person.expect(200, 'GET', path);
    return view.waqf.status === 'pending' && view;
  }, 90_000);
  const fields = read.documents.flatMap((document) => document.fields);
  const count = (state) => fields.filter((field) => field.state === state).length;

  const deed = read.documents.find(({ type }) => type === 'property_deed');
  await person.expect(200, 'PATCH', `${path}/documents/${deed.id}/fields`, { json: { fields: { area: 1144.5 } } });
  const page = await person.expect(200, 'GET', `${path}/documents/${deed.id}/pages/1.png`);
  assert.deepEqual([...page.subarray(1, 4)], [...Buffer.from('PNG')]);

  const demanded = await person.expect(422, 'POST', `${path}/approve`, { json: {} });
  const reasons = {};
  for (const { field } of demanded.errors) {
    if (field.startsWith('reasons.')) reasons[field.slice('reasons.'.length)] = 'راجعت الصكين، والاختلاف في الكتابة';
  }
  for (const document of read.documents) {
    const doubtful = document.fields.filter(({ name }) => demanded.errors.some(({ field }) => field === name));
    const json = { fields: Object.fromEntries(doubtful.map(({ name, value }) => [name, value])) };
    if (doubtful.length > 0) await person.expect(200, 'PATCH', `${path}/documents/${document.id}/fields`, { json });
  }
  const approved = await person.expect(200, 'POST', `${path}/approve`, { json: { reasons } });
  assert.equal(approved.waqf.status, 'approved');
  const again = await person.call('POST', `${path}/approve`, { json: {} });
  assert.deepEqual([again.status, again.body.message], [409, 'تم اعتماد هذا الوقف مسبقاً']);
  const view = await waitFor(async () => {
    const now = await person.expect(200, 'GET', path);
    return now.bankAccounts.length > 0 && now;
  }, 30_000);
  assert.equal(view.waqf.propertyDetails.area, 1144.5);
  assert.match(view.bankAccounts[0].iban, /^SA\d{22}$/);

  const nazir = client(url);
  await nazir.signIn(view.waqf.nazirDetails.nazirId);
  const { waqfs } = await nazir.expect(200, 'GET', '/api/waqfs');
  assert.ok(
    waqfs.some(({ id }) => id === waqf.id),
    'the nazir finds the waqf',
  );
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(
    `journey: approved over HTTP in ${seconds} s; ${fields.length} fields read (` +
      `${count('certain')} certain, ${count('check')} to check, ${count('missing')}` +
      ` missing); main account ${view.bankAccounts[0].iban.slice(0, 4)}…; nazir ` +
      `${view.waqf.nazirDetails.nazirId.slice(0, 4)}… signed in`,
  );
}
