import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { UiProvider } from '@waqf/ui/core';
import { InvestmentDemoScreen } from './investment-demo.screen';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.999_9);
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function open() {
  const page = (
    <UiProvider language="ar" theme="light">
      <InvestmentDemoScreen />
    </UiProvider>
  );
  return render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
}
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('the demo starts on demand, shows its progress every 200 ms, and ends with three tabs', () => {
  const { unmount } = open();
  expect(screen.getByText('هذه تجربة ببيانات نموذجية')).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'ابدأ التحليل' }));
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('0');
  pass(199);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('0');
  pass(1);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('15');
  // 7 × 14.9985 = 104.99: the seventh tick is the last one; after the sixth, the value is 89.991.
  pass(200 * 5);
  expect(screen.queryAllByRole('tab')).toEqual([]);
  expect(screen.getByRole('progressbar').getAttribute('aria-label')).toBe('المقارنة بالسوق العقاري');
  pass(200);
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'التوصيات',
    'التحليل التفصيلي',
    'رؤى السوق',
  ]);
  expect(screen.queryByRole('progressbar')).toBeNull();
  // Unmounted before the charts are drawn, because the test's page has no canvas.
  unmount();
});
