import { test, expect } from '@jest/globals';
import { cropOf, percentBox, placedFields, scrollToBox, zoomForBox, zoomForPage } from './field-places';
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

const page = { width: 600, height: 800 };

test('a cut-out shows a short field large with what stands beside it, and never leaves the page', () => {
  const crop = cropOf({ x: 0.9, y: 0.1, width: 0.1, height: 0.02 }, page);
  expect(crop.width).toBe('100.000%');
  expect(crop.picture).toEqual({ width: '333.333%', left: '-233.333%', top: '-200.000%' });
  expect(crop.mark.x).toBeCloseTo(2 / 3);
  expect(crop.mark.width).toBeCloseTo(1 / 3);
  expect(crop.ratio).toBeCloseTo((0.3 * 600) / (0.044 * 800));
});

test('a cut-out of a whole line is wider than its space, so that its words stay large', () => {
  expect(parseFloat(cropOf({ x: 0.05, y: 0.5, width: 0.9, height: 0.04 }, page).width)).toBeCloseTo(188);
  expect(cropOf({ x: 0, y: 0, width: 1, height: 1 }, undefined).mark).toEqual({ x: 0, y: 0, width: 1, height: 1 });
});

test('the whole page stands in its window, and a small one is not blown up', () => {
  expect(zoomForPage(1000, 640)).toBe(0.6);
  expect(zoomForPage(400, 640)).toBe(1);
  expect(zoomForPage(0, 640)).toBe(1);
});
