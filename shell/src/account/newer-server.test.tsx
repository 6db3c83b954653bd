import { useQuery } from '@tanstack/react-query';
import { answered } from '@waqf/contracts';
import { http } from '@waqf/platform-web';
import { testNewerAnswers, faultsBeforeNewerServer } from '@waqf/testing/newer-server';
import * as z from 'zod/mini';
import { accountScreens } from './account-screens';

testNewerAnswers(accountScreens);

const gate = z.object({ state: answered(['open', 'shut']) });
const closedGate = z.object({ state: z.enum(['open', 'shut']) });
const words: Record<string, { ar: string }> = { open: { ar: 'مفتوح' }, shut: { ar: 'مغلق' } };

function Gate({ contract = gate, wordOf }: { contract?: typeof gate; wordOf: (state: string) => string }) {
  const { data } = useQuery({ queryKey: ['gate'], queryFn: () => http.get('/api/gate', contract) });
  return data ? <h1>{wordOf(data.state)}</h1> : null;
}

test.each<[string, () => React.ReactNode, RegExp]>([
  ['reads a table without asking', () => <Gate wordOf={(state) => (words[state] as { ar: string }).ar} />, /TypeError/],
  ['shows nothing that means something', () => <Gate wordOf={(state) => String(words[state]?.ar)} />, /undefined/],
  ['has a closed contract', () => <Gate contract={closedGate as typeof gate} wordOf={String} />, /ZodError|Invalid/],
])('a screen that %s is found', async (_, Screen, fault) =>
  expect((await faultsBeforeNewerServer(Screen, '/gate')).join()).toMatch(fault),
);

test('a screen that shows an unknown value as plain text passes', async () =>
  expect(await faultsBeforeNewerServer(() => <Gate wordOf={String} />, '/gate')).toEqual([]));
