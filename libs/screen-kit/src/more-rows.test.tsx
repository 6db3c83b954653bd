import { useInfiniteQuery } from '@tanstack/react-query';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { apiPages } from '@waqf/platform-web';
import { problem, renderScreen } from '@waqf/testing/screen';
import { MoreRows } from './more-rows';

const contract = z.object({ rows: z.array(z.string()), nextCursor: z.nullable(z.string()) });

function List() {
  const pages = useInfiniteQuery(apiPages(['/api/rows'], (cursor) => `/api/rows?cursor=${cursor}`, contract));
  return (
    <>
      {pages.data?.pages
        .flatMap(({ rows }) => rows)
        .map((row) => (
          <p key={row}>{row}</p>
        ))}
      <MoreRows pages={pages} />
    </>
  );
}

test('a next page that could not be loaded says so above its button, which loads it', async () => {
  const user = userEvent.setup();
  let isDown = true;
  renderScreen(<List />, {
    at: '/',
    path: '/',
    capabilities: [],
    answers: {
      'GET /api/rows?cursor=': { rows: ['one'], nextCursor: 'b' },
      'GET /api/rows?cursor=b': () =>
        isDown ? problem(503, 'الخدمة متوقفة مؤقتًا') : { status: 200, body: { rows: ['two'], nextCursor: null } },
    },
  });
  const more = await screen.findByRole('button', { name: 'اعرض المزيد' });
  await user.click(more);
  expect(await screen.findByText('تعذر تحميل المزيد')).toBeTruthy();
  expect(screen.getByText(/الخدمة متوقفة مؤقتًا/)).toBeTruthy();
  expect(screen.getByText('one')).toBeTruthy();
  isDown = false;
  await user.click(more);
  expect(await screen.findByText('two')).toBeTruthy();
  expect(screen.queryByText('تعذر تحميل المزيد')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
