import type { Problem } from '@waqf/contracts';
import type { RulesProposal } from '@waqf/contracts/distributions';
import type { WaqfList } from '@waqf/contracts/endowments';
import { startApi, type TestApi } from '../harness.js';
import { approvedWaqf, people } from '../membership/approved-waqf.js';

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

test('a clause cites a deed of its waqf; one of another waqf is refused like one that does not exist', async () => {
  const [waqif, waqfId] = [await api.signIn(people.waqif), await approvedWaqf(api)];
  const deeds = await api.query<{ id: string }>('SELECT id FROM documents.document LIMIT 2');
  const cited = async (documentId: string | undefined) => {
    const clause = { text: 'يُحبس عُشر الغلة احتياطًا', documentId, page: 1 };
    const rules = [{ kind: 'reserve', percent: 10, clause }, { kind: 'residual' }];
    const answer = await waqif.post(`/api/waqf/${waqfId}/rules`, { rules, effectiveFrom: '2026-01-01' });
    return [answer.status, (answer.body as Partial<Problem>).errors];
  };
  const refused = [422, [{ field: 'rules.0', message: 'المستند المذكور في الشرط ليس من مستندات هذا الوقف' }]];
  expect(await cited(deeds[0]?.id)).toEqual(refused);
  expect(await cited('0199a1d2-0000-7000-8000-000000000001')).toEqual(refused);
  await api.query('UPDATE documents.document SET waqf_id = $1 WHERE id = $2', [waqfId, deeds[0]?.id]);
  expect(await cited(deeds[0]?.id)).toEqual([201, undefined]);
});
