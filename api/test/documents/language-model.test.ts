import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { DeedDocument } from '@waqf/contracts/documents';
import { documentOf, Founder } from '../endowments/founder.js';
import { startApi, type TestApi } from '../harness.js';
import { completion, type Outcome, type StandIn, startStandIn } from './stand-in-model.js';

let standIn: StandIn;
let api: TestApi;
let founder: Founder;
beforeAll(async () => {
  standIn = await startStandIn(() => completion('{"found": []}'));
  api = await startApi({
    samples: 'people',
    environment: { languageModel: { url: standIn.url, model: 'stand-in', key: undefined, timeoutMs: 60_000 } },
  });
  founder = new Founder(await api.signIn('1000000016'));
}, 120_000);
afterAll(async () => {
  await api.stop();
  await standIn.close();
});

/** A nazir deed, uploaded and read. */
async function readOne(): Promise<DeedDocument> {
  const waqfId = await founder.create();
  await founder.uploadDeed(waqfId, 'nazir_deed', 'doc002.pdf');
  standIn.requests.length = 0;
  return documentOf(await founder.read(waqfId), 'nazir_deed');
}

test('a reading asks the language model once, and the founder sees that it was asked', async () => {
  const document = await readOne();
  expect(document.status).toBe('processed');
  expect(standIn.requests).toHaveLength(1);
  expect(document.stages.find(({ stage }) => stage === 'fields')?.note?.ar).toContain('سألنا نموذجًا لغويًا');
  expect(document.stages.filter(({ stage, note }) => stage !== 'fields' && note !== null)).toEqual([]);
}, 90_000);

test('the deed is read whatever the model does; after three failures the model is not asked', async () => {
  const failures: Outcome[] = ['hang-up', { status: 500, body: '' }, { status: 429, body: '' }];
  for (const failure of failures) {
    standIn.behave = () => failure;
    const document = await readOne();
    expect(document).toMatchObject({ status: 'processed', error: null });
    expect(document.stages.find(({ stage }) => stage === 'fields')?.note?.ar).toContain('لم يجب');
    expect(standIn.requests).toHaveLength(1);
  }
  const document = await readOne();
  expect(document.status).toBe('processed');
  expect(standIn.requests).toHaveLength(0);
  expect(document.stages.map(({ note }) => note)).toEqual([null, null, null, null, null]);
}, 180_000);
