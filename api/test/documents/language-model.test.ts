import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { DeedDocument } from '@waqf/contracts/documents';
import { documentOf, Founder } from '../endowments/founder.js';
import { startApi, type TestApi } from '../harness.js';
import { completion, type Outcome, type FakeModel, startFakeModel } from './fake-model.js';

let fakeModel: FakeModel;
let api: TestApi;
let founder: Founder;
beforeAll(async () => {
  fakeModel = await startFakeModel(() => completion('{"found": []}'));
  api = await startApi({
    samples: 'people',
    environment: { languageModel: { url: fakeModel.url, model: 'stand-in', key: undefined, timeoutMs: 60_000 } },
  });
  founder = new Founder(await api.signIn('1000000016'));
}, 120_000);
afterAll(async () => {
  await api.stop();
  await fakeModel.close();
});

/** A nazir deed, uploaded and read. */
async function readOne(): Promise<DeedDocument> {
  const waqfId = await founder.create();
  await founder.uploadDeed(waqfId, 'nazir_deed', 'doc002.pdf');
  fakeModel.requests.length = 0;
  return documentOf(await founder.read(waqfId), 'nazir_deed');
}

test('a reading asks the language model once, and the founder sees that it was asked', async () => {
  const document = await readOne();
  expect(document.status).toBe('processed');
  expect(fakeModel.requests).toHaveLength(1);
  expect(document.stages.find(({ stage }) => stage === 'fields')?.note?.ar).toContain('سألنا نموذجًا لغويًا');
  expect(document.stages.filter(({ stage, note }) => stage !== 'fields' && note !== null)).toEqual([]);
}, 90_000);

test('the deed is read whatever the model does; after three failures the model is not asked', async () => {
  const failures: Outcome[] = ['hang-up', { status: 500, body: '' }, { status: 429, body: '' }];
  for (const failure of failures) {
    fakeModel.behave = () => failure;
    const document = await readOne();
    expect(document).toMatchObject({ status: 'processed', error: null });
    expect(document.stages.find(({ stage }) => stage === 'fields')?.note?.ar).toContain('لم يجب');
    expect(fakeModel.requests).toHaveLength(1);
  }
  const document = await readOne();
  expect(document.status).toBe('processed');
  expect(fakeModel.requests).toHaveLength(0);
  expect(document.stages.map(({ note }) => note)).toEqual([null, null, null, null, null]);
}, 180_000);
