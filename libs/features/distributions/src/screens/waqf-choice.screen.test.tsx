import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { view, waqfId } from '@waqf/testing/samples';
import { problem, renderScreen, type Answer } from '@waqf/testing/screen';
import { run } from '../testing/run-samples';
import { WaqfChoiceScreen } from './waqf-choice.screen';

const show = (answer: Answer, runs: Answer = { runs: [] }) =>
  renderScreen(<WaqfChoiceScreen />, {
    at: '/distributions',
    path: '/distributions',
    capabilities: ['banking.read'],
    answers: {
      'GET /api/waqfs?status=approved': answer,
      'GET /api/distributions/latest': runs,
    },
  });

const { waqf } = view();
const more = { fieldsToReview: 0, hasMainAccount: true, hasOpenAmendment: false };
const deeds = { uploaded: 0, processed: 0, error: 0 };
const oneWaqf: Answer = { waqfs: [{ ...waqf, ...more, deeds }], nextCursor: null, counts: null };

test('each approved waqf links to its runs and rules, with the waqf’s name for screen readers', async () => {
  show(oneWaqf);
  const rows = await screen.findAllByRole('listitem');
  expect(rows).toHaveLength(1);
  const ways = within(rows[0] as HTMLElement).getAllByRole('link');
  expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
    [`الدورات: ${waqf.name}`, `/waqf/${waqfId}/distributions`],
    [`القواعد: ${waqf.name}`, `/waqf/${waqfId}/rules`],
  ]);
});

test.each([
  [
    'its newest run with period and state',
    { runs: [run({ state: 'submitted' })] },
    /غلة المدة.*1448/,
    'بانتظار الموافقة',
  ],
  ['that it has none yet', { runs: [] }, /لم تبدأ فيه دورة توزيع بعد/, null],
])('each waqf shows %s', async (_, { runs }, text, state) => {
  show(oneWaqf, { runs });
  const [row] = await screen.findAllByRole('listitem');
  await waitFor(() => expect(row?.textContent).toMatch(text));
  if (state) expect(within(row as HTMLElement).getByText(state)).toBeTruthy();
});

test('a newest run that can’t be loaded says so, and the waqf’s links stay', async () => {
  show(oneWaqf, problem(503, 'الخدمة متوقفة'));
  expect(await screen.findByText('تعذر تحميل آخر دورة')).toBeTruthy();
  expect(screen.getAllByRole('link')).toHaveLength(2);
});

test('without an approved waqf the page says so', async () => {
  show({ waqfs: [], nextCursor: null, counts: null });
  expect(await screen.findByRole('heading', { name: 'لا أوقاف معتمدة بعد' })).toBeTruthy();
});

test('a list that can’t be loaded can be loaded again', async () => {
  let asked = 0;
  show(() =>
    ++asked === 1
      ? problem(503, 'الخدمة متوقفة')
      : { status: 200, body: { waqfs: [], nextCursor: null, counts: null } },
  );
  await userEvent.click(await screen.findByRole('button', { name: /أعد المحاولة/ }));
  expect(await screen.findByRole('heading', { name: 'لا أوقاف معتمدة بعد' })).toBeTruthy();
});
