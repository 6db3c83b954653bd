import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { IconButton, Icon } from '../src/core';
import { bubblePlace } from '../src/core/tooltip';
import { lazyPart, useLazyPart } from '../src/lazy/lazy-part';
import type { LazyPart } from '../src/lazy/lazy-part';
import { renderKit } from './render-kit';

const settle = () => act(() => jest.advanceTimersByTimeAsync(0));

describe('a part that comes later', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  function Opened({ part, wanted }: { part: LazyPart<string>; wanted: boolean }) {
    return <output>{useLazyPart(part, wanted) ?? 'not here'}</output>;
  }

  test('it is fetched only when it is needed, and once', async () => {
    const load = jest.fn(async () => 'here');
    const part = lazyPart<string>();
    part.setLoader(load);
    const { rerender } = renderKit(<Opened part={part} wanted={false} />);
    await settle();
    expect(load).not.toHaveBeenCalled();
    rerender(<Opened part={part} wanted />);
    await settle();
    expect(screen.getByRole('status').textContent).toBe('here');
    part.fetch();
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('without a network it is requested again until it arrives', async () => {
    const logged = jest.spyOn(console, 'error').mockReturnValue(undefined);
    let there = false;
    const load = jest.fn(async () => {
      if (!there) throw new Error('no network');
      return 'here';
    });
    const part = lazyPart<string>();
    part.setLoader(load);
    renderKit(<Opened part={part} wanted />);
    await settle();
    expect(screen.getByRole('status').textContent).toBe('not here');
    there = true;
    await act(() => jest.advanceTimersByTimeAsync(1_500));
    expect(screen.getByRole('status').textContent).toBe('here');
    expect(load).toHaveBeenCalledTimes(2);
    expect(logged).toHaveBeenCalledTimes(1);
    logged.mockRestore();
  });
});

describe('the words about a control', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('they appear after a pause of the pointer, describe the control, and close with Escape', async () => {
    renderKit(<IconButton label="إغلاق" icon={<Icon.Close />} />);
    const button = screen.getByRole('button', { name: 'إغلاق' });
    fireEvent.mouseEnter(button);
    await act(() => jest.advanceTimersByTimeAsync(600));
    expect(screen.queryByRole('tooltip')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByRole('tooltip').textContent).toBe('إغلاق');
    expect(button.getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
    fireEvent.keyDown(button, { key: 'Escape' });
    expect(screen.queryByRole('tooltip')).toBeNull();
    expect(button.getAttribute('aria-describedby')).toBeNull();
  });

  test.each([
    ['above the middle', { left: 500, top: 300, bottom: 340, width: 40 }, { left: 470, top: 262 }],
    ['under it at the top of the screen', { left: 500, top: 10, bottom: 50, width: 40 }, { left: 470, top: 58 }],
    ['never over the left edge', { left: 0, top: 300, bottom: 340, width: 40 }, { left: 8, top: 262 }],
    ['never over the right edge', { left: 960, top: 300, bottom: 340, width: 40 }, { left: 892, top: 262 }],
  ])('they are placed %s', (_, target, place) => {
    expect(bubblePlace(target, { width: 100, height: 30 }, 1000)).toEqual(place);
  });
});
