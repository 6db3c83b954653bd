import { expect, test } from '@jest/globals';
import { formatPosition, parsePosition } from './stream-position.js';

test('a stream position is formatted and parsed back unchanged', () => {
  const position = { transactionId: 9_007_199_254_740_993n, id: 42n };
  expect(parsePosition(formatPosition(position))).toEqual(position);
});

test.each([undefined, '', '7', '7.', '.7', '-1.2', '1.2.3', '1.2\n', `${'9'.repeat(20)}.1`, "1.2'; --", 'null'])(
  'a Last-Event-ID of %j is not valid',
  (text: string | undefined) => expect(parsePosition(text)).toBeNull(),
);
