import { useInfiniteQuery } from '@tanstack/react-query';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConnectionError } from '@waqf/platform-web';
import { renderScreen } from '@waqf/testing/screen';
import { MoreRows } from './more-rows';

let isDown = true;

function List() {
  const pages = useInfiniteQuery({
    queryKey: ['rows'],
    queryFn: async ({ pageParam }) => {
      if (pageParam === 'two' && isDown) throw new ConnectionError();
      return { row: pageParam, next: pageParam === 'one' ? 'two' : null };
    },
    initialPageParam: 'one',
    getNextPageParam: ({ next }) => next,
  });
  return (
    <>
      {pages.data?.pages.map(({ row }) => (
        <p key={row}>{row}</p>
      ))}
      <MoreRows pages={pages} />
    </>
  );
}

test('a next page that could not be loaded says so above its button, which loads it', async () => {
  const user = userEvent.setup();
  renderScreen(<List />, { at: '/', path: '/', capabilities: [], answers: {} });
  const more = await screen.findByRole('button', { name: 'اعرض المزيد' });
  await user.click(more);
  expect(await screen.findByText('تعذر تحميل المزيد')).toBeTruthy();
  expect(screen.getByText('one')).toBeTruthy();
  isDown = false;
  await user.click(more);
  expect(await screen.findByText('two')).toBeTruthy();
  expect(screen.queryByText('تعذر تحميل المزيد')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
