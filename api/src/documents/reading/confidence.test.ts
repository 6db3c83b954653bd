import { fieldsOfDeed } from '@waqf/contracts/documents';
import { fitLogistic, thresholdFor } from '../../../train/confidence/logistic.mjs';
import { chanceOf, featuresOf, type FieldEvidence, fittedModel, groupOfField, trustIn } from './confidence.js';

const strong: FieldEvidence = { score: 0.98, rival: 0, kinds: 3, labelled: true, validated: true, doubted: false, others: 0, legibility: 1 };
const weak: FieldEvidence = { score: 0.4, rival: 0.35, kinds: 1, labelled: false, validated: false, doubted: false, others: 2, legibility: 1 };

test('the fitted model knows every field, and each feature has its weight', () => {
  const model = fittedModel();
  for (const name of Object.values(fieldsOfDeed).flat()) {
    expect(model[groupOfField[name]]).toEqual({ weights: expect.any(Array), bias: expect.any(Number), certainFrom: expect.any(Number) });
    expect(model[groupOfField[name]]!.weights).toHaveLength(featuresOf(strong).length);
  }
});

test('more evidence is more confidence; what is doubted is never certain', () => {
  for (const name of Object.values(fieldsOfDeed).flat()) {
    expect(trustIn(name, strong).confidence).toBeGreaterThan(trustIn(name, weak).confidence);
    expect(trustIn(name, weak).certain).toBe(false);
    expect(trustIn(name, { ...strong, doubted: true }).certain).toBe(false);
  }
});

test('the fit finds what tells right from wrong', () => {
  const rows = Array.from({ length: 400 }, (_, at) => ({ features: [at % 2, (Math.floor(at / 10) % 3) / 3], right: at % 2 === 1 || at % 10 === 0 }));
  const { weights } = fitLogistic(rows, { rounds: 800 });
  expect(weights[0]).toBeGreaterThan(2);
  expect(Math.abs(weights[1]!)).toBeLessThan(1);
  const model = { id: { weights: [0, 0, 0, 0, 3, 0, 0, 0, 0], bias: 0, certainFrom: 0.9 } };
  expect(chanceOf(model, 'nazirId', strong)).toBeGreaterThan(chanceOf(model, 'nazirId', { ...strong, validated: false }));
  expect(trustIn('nazirId', strong, model)).toEqual({ confidence: 0.95, certain: true });
});

test('a threshold asks for proof: a wrong value above it moves it up, few values set none', () => {
  const rows = Array.from({ length: 200 }, (_, at) => ({ chance: 0.5 + at / 400, right: at > 100 || at % 2 === 0 }));
  const threshold = thresholdFor(rows, 0.01);
  expect(threshold).toBeGreaterThan(0.7);
  expect(thresholdFor([...rows, { chance: 0.995, right: false }, { chance: 0.996, right: false }], 0.01)).toBe(2);
  expect(thresholdFor(rows.slice(-30), 0.01)).toBe(2);
});
