import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { knownGroups, searchAnswer } from '@waqf/contracts/search';
import { waqfWithMoney } from '../banking/waqf-money.js';
import type { Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';
import { people } from '../membership/approved-waqf.js';

let api: TestApi;
let nazir: Browser;
let waqfId: string;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  nazir = await api.signIn(people.nazir);
  ({ waqfId } = await waqfWithMoney(api, {}));
  for (const body of [
    { nationalId: '1000000073', fullName: 'سارة بنت محمد القحطاني', allocatedPercentage: 40 },
    { nationalId: '2000000014', fullName: 'عمر حسن الأمين' },
  ]) {
    const answer = await nazir.post(`/api/waqf/${waqfId}/beneficiaries`, body);
    if (answer.status !== 201) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  }
}, 180_000);
afterAll(() => api.stop());

async function found(browser: Browser, q: string) {
  const groups = knownGroups(searchAnswer.parse((await browser.get(`/api/search?q=${encodeURIComponent(q)}`)).body));
  return groups.flatMap((group) => (group.kind === 'beneficiary' ? group.hits : []));
}

test.each(['سارة', 'سَارَه القحطاني', '1000000073', '٠٠٠٠٠٧٣'])(
  '%s finds the beneficiary, with waqf and share',
  async (q) => {
    expect(await found(nazir, q)).toEqual([
      expect.objectContaining({
        waqfId,
        fullName: 'سارة بنت محمد القحطاني',
        allocatedPercentage: 40,
        isActive: true,
        waqfName: expect.stringContaining('وقف'),
      }),
    ]);
  },
);

test('all words of a search must match the same person', async () => {
  expect(await found(nazir, 'سارة الأمين')).toEqual([]);
  expect((await found(nazir, 'عمر الامين')).map(({ fullName }) => fullName)).toEqual(['عمر حسن الأمين']);
});

test('the administrator finds them too; the founder, another nazir and the beneficiary find nobody', async () => {
  expect(await found(await api.signIn(people.admin), 'سارة')).toHaveLength(1);
  for (const id of [people.waqif, people.beneficiary, '1000000040'])
    expect(await found(await api.signIn(id), 'سارة')).toEqual([]);
});
