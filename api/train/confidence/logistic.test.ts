import { fitLogistic, thresholdFor } from './logistic.mjs';

test('the fit finds what tells right from wrong', () => {
  const rows = Array.from({ length: 400 }, (_, at) => ({
    features: [at % 2, (Math.floor(at / 10) % 3) / 3],
    right: at % 2 === 1 || at % 10 === 0,
  }));
  const { weights } = fitLogistic(rows, { rounds: 800 });
  expect(weights[0]).toBeGreaterThan(2);
  expect(Math.abs(weights[1]!)).toBeLessThan(1);
});

test('a threshold asks for proof: a wrong value above it moves it up, few values set none', () => {
  const rows = Array.from({ length: 200 }, (_, at) => ({ chance: 0.5 + at / 400, right: at > 100 || at % 2 === 0 }));
  const threshold = thresholdFor(rows, 0.01);
  expect(threshold).toBeGreaterThan(0.7);
  expect(thresholdFor([...rows, { chance: 0.995, right: false }, { chance: 0.996, right: false }], 0.01)).toBe(2);
  expect(thresholdFor(rows.slice(-30), 0.01)).toBe(2);
});
