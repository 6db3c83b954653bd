import { test, expect } from '@jest/globals';
import { percentBox, placedFields, scrollToBox, zoomForBox } from './field-places';
import { field } from '../testing/samples';

const box = { x: 0.5, y: 0.25, width: 0.2, height: 0.02 };

test('a box is drawn in percent of its page and never outside of it', () => {
  expect(percentBox(box)).toEqual({ left: '50.000%', top: '25.000%', width: '20.000%', height: '2.000%' });
  expect(percentBox({ ...box, x: -0.1 }).left).toBe('0.000%');
});

test('the window scrolls until the box stands in its middle, and not past the edges', () => {
  expect(scrollToBox(box, { width: 1000, height: 1400 }, { width: 400, height: 300 })).toEqual({ left: 400, top: 214 });
  expect(scrollToBox({ ...box, y: 0 }, { width: 1000, height: 1400 }, { width: 400, height: 300 }).top).toBe(0);
  expect(scrollToBox(box, { width: 300, height: 200 }, { width: 400, height: 300 })).toEqual({ left: 0, top: 0 });
});

test('the zoom brings a narrow field near and leaves a wide one whole', () => {
  expect(zoomForBox({ ...box, width: 0.9 }, 400, 400)).toBe(1);
  expect(zoomForBox({ ...box, width: 0.5 }, 400, 400)).toBe(1.5);
  expect(zoomForBox({ ...box, width: 0.05 }, 400, 400)).toBe(2);
});

test('a field keeps its number of the list on the page', () => {
  const fields = [field('waqfName'), field('purpose', { box: null, page: null }), field('conditions')];
  expect(placedFields(fields, 1).map(({ number }) => number)).toEqual([1, 3]);
  expect(placedFields(fields, 2)).toEqual([]);
});
