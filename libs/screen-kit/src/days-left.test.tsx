import { screen } from '@testing-library/react';
import { renderScreen } from '@waqf/testing/screen';
import { useDaysLeft } from './days-left';

function Left({ days }: { days: number }) {
  return <p>{useDaysLeft()(days)}</p>;
}

test.each([
  [15, 'بقي 15 يومًا'],
  [-2, 'تأخر يومين'],
])('%i days until the last one are written as one phrase', async (days, words) => {
  renderScreen(<Left days={days} />, { at: '/', path: '/', answers: {}, capabilities: [] });
  expect((await screen.findByText(words)).textContent).toBe(words.replaceAll(' ', '\u00a0'));
});
