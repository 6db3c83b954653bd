import { act, fireEvent, screen } from '@testing-library/react';
import { jest } from '@jest/globals';
import { useToast } from '../src/core';
import { completeBrowser, renderKit } from './render-kit';

function Buttons() {
  const toast = useToast();
  return (
    <>
      <button type="button" onClick={() => toast.show({ title: 'تم التحويل' })}>
        first
      </button>
      <button type="button" onClick={() => toast.show({ tone: 'error', title: 'تعذر الحفظ' })}>
        second
      </button>
      <button type="button" onClick={() => toast.show({ title: 'إشعار جديد', waits: true })}>
        news
      </button>
      <button type="button" onClick={() => toast.show({ title: 'تنتهي جلستك', sticky: true })}>
        sticky
      </button>
    </>
  );
}

completeBrowser();

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (ms: number) =>
  act(() => {
    jest.advanceTimersByTime(ms);
  });
/** The toast on the screen; its text is also in the announcement for screen readers. */
const card = (text: string) =>
  screen
    .queryAllByText(text)
    .map((node) => node.closest('li'))
    .find((item) => item !== null);

/** jsdom has no PointerEvent, so a mouse event with that name carries the position. */
function pointer(item: HTMLElement, type: string, clientX: number) {
  const event = new MouseEvent(type, { bubbles: true, button: 0, clientX, clientY: 10 });
  fireEvent(item, Object.assign(event, { pointerId: 1, pointerType: 'touch' }));
}

function swipe(item: HTMLElement, by: number) {
  pointer(item, 'pointerdown', 100);
  pointer(item, 'pointermove', 100 + by / 2);
  pointer(item, 'pointermove', 100 + by);
  pointer(item, 'pointerup', 100 + by);
}

describe('toasts', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    renderKit(<Buttons />);
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('a toast waits until the current one is closed, and is shown at once if there is none', () => {
    press('first');
    press('news');
    expect(card('تم التحويل')).toBeTruthy();
    expect(card('إشعار جديد')).toBeUndefined();
    wait(5100);
    expect(card('إشعار جديد')).toBeTruthy();
    wait(5100);
    expect(card('إشعار جديد')).toBeUndefined();
    press('news');
    expect(card('إشعار جديد')).toBeTruthy();
  });

  test('only one is shown at a time: a new one replaces the old', () => {
    press('first');
    expect(card('تم التحويل')).toBeTruthy();
    press('second');
    expect(card('تم التحويل')).toBeFalsy();
    expect(card('تعذر الحفظ')).toBeTruthy();
  });

  test('closes after five seconds, and not before', () => {
    press('first');
    wait(4900);
    expect(card('تم التحويل')).toBeTruthy();
    wait(200);
    expect(card('تم التحويل')).toBeFalsy();
  });

  test('a sticky one stays until it is closed', () => {
    press('sticky');
    wait(60_000);
    expect(card('تنتهي جلستك')).toBeTruthy();
    press('إغلاق');
    expect(card('تنتهي جلستك')).toBeFalsy();
  });

  test('F8 moves to the region, which is named in the language of the page', () => {
    press('first');
    fireEvent.keyDown(document, { code: 'F8', key: 'F8' });
    expect(screen.getByRole('region', { name: 'التنبيهات (F8)' }).contains(document.activeElement)).toBe(true);
  });

  test('a swipe to the right of 50 px closes it, a shorter one or one to the left does not', () => {
    press('first');
    swipe(card('تم التحويل') as HTMLElement, 40);
    swipe(card('تم التحويل') as HTMLElement, -120);
    wait(50);
    expect(card('تم التحويل')).toBeTruthy();
    swipe(card('تم التحويل') as HTMLElement, 60);
    wait(50);
    expect(card('تم التحويل')).toBeFalsy();
  });
});
