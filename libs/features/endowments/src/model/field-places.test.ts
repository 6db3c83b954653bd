import { test, expect } from '@jest/globals';
import {
  cropOf,
  placeNumbers,
  minNumberDistance,
  numberStyle,
  percentBox,
  placedFields,
  scrollToBox,
  zoomForBox,
  zoomForPage,
} from './field-places';
import { field } from '../testing/samples';

const box = { x: 0.5, y: 0.25, width: 0.2, height: 0.02 };

test('a box is placed in percent of its page and never outside it', () => {
  expect(percentBox(box)).toEqual({ left: '50.000%', top: '25.000%', width: '20.000%', height: '2.000%' });
  expect(percentBox({ ...box, x: -0.1 }).left).toBe('0.000%');
});

test('the window scrolls to centre the box, but not past the edges', () => {
  expect(scrollToBox(box, { width: 1000, height: 1400 }, { width: 400, height: 300 })).toEqual({ left: 400, top: 214 });
  expect(scrollToBox({ ...box, y: 0 }, { width: 1000, height: 1400 }, { width: 400, height: 300 }).top).toBe(0);
  expect(scrollToBox(box, { width: 300, height: 200 }, { width: 400, height: 300 })).toEqual({ left: 0, top: 0 });
});

test('a narrow field is enlarged, and a wide one is kept whole', () => {
  expect(zoomForBox({ ...box, width: 0.9 }, 400, 400)).toBe(1);
  expect(zoomForBox({ ...box, width: 0.5 }, 400, 400)).toBe(1.5);
  expect(zoomForBox({ ...box, width: 0.05 }, 400, 400)).toBe(2);
});

test('a field has the same number on the page as in the list', () => {
  const fields = [field('waqfName'), field('purpose', { box: null, page: null }), field('conditions')];
  expect(placedFields(fields, 1).map(({ number }) => number)).toEqual([1, 3]);
  expect(placedFields(fields, 2)).toEqual([]);
});

test('numbers are placed beside their fields and never overlap', () => {
  const at = (y: number) => field('waqfName', { box: { x: 0.4, y, width: 0.2, height: 0.02 }, page: 1 });
  const places = placeNumbers(placedFields([at(0.5), at(0.2), at(0.205), at(0.21)], 1));
  expect(places[0]).toBeCloseTo(0.51);
  expect(places[1]).toBeCloseTo(0.21);
  const sorted = [...places].sort((one, other) => one - other);
  for (const [index, place] of sorted.entries())
    if (index > 0) expect(place - (sorted[index - 1] ?? 0)).toBeGreaterThanOrEqual(minNumberDistance - 1e-9);
  // 0.6 of the page's width to the right of the box's left edge, which is three times the box's width.
  expect(numberStyle({ x: 0.4, y: 0.2, width: 0.2, height: 0.02 }, 0.21)).toEqual({ left: '300.00%', top: '50.00%' });
});

test('numbers at the bottom stay on the page, and too many of them share its height', () => {
  const at = (y: number) => field('waqfName', { box: { x: 0.4, y, width: 0.2, height: 0.02 }, page: 1 });
  const low = placeNumbers(placedFields([at(0.97), at(0.975), at(0.98)], 1));
  expect(low[2]).toBeCloseTo(1 - minNumberDistance / 2);
  expect(low[0]).toBeCloseTo(1 - 2.5 * minNumberDistance);
  const many = placeNumbers(
    placedFields(
      Array.from({ length: 40 }, () => at(0.5)),
      1,
    ),
  );
  expect(Math.min(...many)).toBeCloseTo(1 / 80);
  expect(Math.max(...many)).toBeCloseTo(1 - 1 / 80);
});

const page = { width: 600, height: 800 };

test('a crop shows a short field enlarged with its surroundings, and never leaves the page', () => {
  const crop = cropOf({ x: 0.9, y: 0.1, width: 0.1, height: 0.02 }, page);
  expect(crop.width).toBe('max(100%, 107px)');
  expect(crop.picture).toEqual({ width: '333.333%', left: '-233.333%', top: '-161.538%' });
  expect(crop.mark.x).toBeCloseTo(2 / 3);
  expect(crop.mark.width).toBeCloseTo(1 / 3);
  expect(crop.ratio).toBeCloseTo((0.3 * 600) / (0.052 * 800));
});

test('a crop of a whole line fits the width of a phone', () => {
  const { width } = cropOf({ x: 0.05, y: 0.5, width: 0.85, height: 0.04 }, page);
  expect(width).toBe('max(100%, 325px)');
  expect(cropOf({ x: 0, y: 0, width: 1, height: 1 }, undefined).mark).toEqual({ x: 0, y: 0, width: 1, height: 1 });
});

test('a page is scaled down to fit its window, and a small page is not enlarged', () => {
  expect(zoomForPage(1000, 640)).toBe(0.6);
  expect(zoomForPage(400, 640)).toBe(1);
  expect(zoomForPage(0, 640)).toBe(1);
});
