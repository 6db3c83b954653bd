import type { RulesProposal } from '@waqf/contracts/distributions';
import type { WaqfList } from '@waqf/contracts/endowments';
import { startApi, type TestApi } from '../harness.js';
import { people } from '../membership/approved-waqf.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
}, 180_000);
afterAll(() => api.stop());

test('a proposal of rules is read from the conditions of the deed in force, with their page and place', async () => {
  const nazir = await api.signIn(people.nazir);
  const { waqfs } = (await nazir.get('/api/waqfs')).body as WaqfList;
  const id = waqfs.find(({ name }) => name === 'وقف برج النخيل')?.id ?? '';
  const proposal = (await nazir.get(`/api/waqf/${id}/rules/proposal`)).body as RulesProposal;
  const first = proposal.conditions[0];
  expect(first).toMatchObject({ text: 'أن يبدأ من غلة الوقف بعمارته وإصلاحه', reading: 'rule', notes: [] });
  expect([typeof first?.documentId, first?.page, typeof first?.box?.y]).toEqual(['string', 1, 'number']);
  expect(proposal.conditions.slice(1).map(({ reading }) => reading)).toEqual(['rule', 'rule', 'other', 'other']);
  expect(proposal.rules).toMatchObject([
    { kind: 'maintenance', clause: { text: first?.text, documentId: first?.documentId, page: 1, box: first?.box } },
    { kind: 'reserve', percent: 10, basis: 'net' },
    { kind: 'nazir_fee', percent: 5, basis: 'net' },
    { kind: 'residual', split: 'shares', clause: null },
  ]);
  expect(proposal.people.map(({ fullName }) => fullName)).toContain('نورة بنت يوسف العنزي');
  const tried = { amount: '1000.00', rules: proposal.rules };
  expect((await nazir.post(`/api/waqf/${id}/rules/preview`, tried)).status).toBe(200);
});
