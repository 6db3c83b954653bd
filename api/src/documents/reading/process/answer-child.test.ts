import { type AskForChild, ChildQuestions } from './answer-child.js';

const question = {
  type: 'nazir_deed',
  lines: [
    { n: 1, text: 'صك نظارة' },
    { n: 2, text: 'الناظر' },
  ],
};
const far = (): number => performance.now() + 3_600_000;

async function answersTo(
  questions: unknown[],
  ask: AskForChild | undefined,
  deadline = far(),
): Promise<(string | null)[]> {
  const replies: (string | null)[] = [];
  const asking = new ChildQuestions((content) => replies.push(content), ask, deadline);
  for (const one of questions) await asking.answer(one);
  return replies;
}

test('a child process is answered once', async () => {
  let times = 0;
  expect(await answersTo([question, question, question], async () => `answer ${(times += 1)}`)).toEqual([
    'answer 1',
    null,
    null,
  ]);
  expect(times).toBe(1);
});

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['another type', { ...question, type: 'constructor' }],
  ['no lines', { type: 'nazir_deed' }],
  ['lines without numbers', { ...question, lines: [{ text: 'صك' }] }],
  ['wrong numbers', { ...question, lines: [{ n: 2, text: 'صك' }] }],
  ['no text', { ...question, lines: [{ n: 1, text: 5 }] }],
  ['too many lines', { ...question, lines: Array.from({ length: 401 }, (_, at) => ({ n: at + 1, text: 'صك' })) }],
  ['too much', { ...question, lines: [{ n: 1, text: 'ص'.repeat(24_001) }] }],
])('what is no question stays in the house: %s', async (_name, bad) => {
  let asked = false;
  const replies = await answersTo([bad], async () => {
    asked = true;
    return 'answer';
  });
  expect([replies, asked]).toEqual([[null], false]);
});

test('only type, numbers and text are passed on', async () => {
  let asked: unknown;
  await answersTo(
    [{ ...question, more: 'x', lines: [{ n: 1, text: 'صك', more: 'x'.repeat(1_000_000) }] }],
    async (one) => {
      asked = one;
      return null;
    },
  );
  expect(asked).toEqual({ type: 'nazir_deed', lines: [{ n: 1, text: 'صك' }] });
});

test('without a model, after an error or with a too long answer the result is null', async () => {
  expect(await answersTo([question], undefined)).toEqual([null]);
  expect(await answersTo([question], () => Promise.reject(new Error('no')))).toEqual([null]);
  expect(await answersTo([question], async () => 'x'.repeat(65_537))).toEqual([null]);
});

test('with little time left the model is not asked, and a request ends in time for the child to finish', async () => {
  let asked = 0;
  const ask: AskForChild = (_question, signal) => {
    asked += 1;
    return new Promise((resolve) => signal.addEventListener('abort', () => resolve(null)));
  };
  expect(await answersTo([question], ask, performance.now() + 9_000)).toEqual([null]);
  expect(asked).toBe(0);
  expect(await answersTo([question], ask, performance.now() + 11_000)).toEqual([null]);
});

test('the end of the child process ends the request', async () => {
  const replies: (string | null)[] = [];
  const asking = new ChildQuestions(
    (content) => replies.push(content),
    (_question, signal) => new Promise((resolve) => signal.addEventListener('abort', () => resolve('late'))),
    far(),
  );
  const answered = asking.answer(question);
  asking.end();
  await answered;
  expect(replies).toEqual(['late']);
});
