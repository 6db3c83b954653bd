import { percentageOf } from '@waqf/money';
import { sampleGains, sampleMonths, samplePlacement, sampleWaqf } from './sample-waqf';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + Math.round(number * 10), 0) / 10;

test('the six months of the chart are half of the yearly figures beside it', () => {
  expect(sum(sampleMonths.income) * 2_000_00).toBe(Number(sampleWaqf.income));
  expect(sum(sampleMonths.upkeep) * 2_000_00).toBe(Number(sampleWaqf.upkeep));
});

test('the placements of the reserve add up to 100 percent', () => {
  expect(samplePlacement.reduce((total, { percent }) => total + percent, 0)).toBe(100);
});

test('the gains are computed from the figures of the sample', () => {
  expect(sampleGains).toEqual({ vacancy: 265_090_86n, contract: 29_928_00n, placement: 4_575_42n });
});

test('a share in percent is rounded to one decimal', () => {
  expect(percentageOf(sampleWaqf.income, sampleWaqf.value)).toBe(8.1);
});
