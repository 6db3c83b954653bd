import { fieldsOfDeed } from '@waqf/contracts/documents';
import {
  chanceOf,
  featuresOf,
  type FieldEvidence,
  fittedModel,
  groupOfField,
  mayBeCertain,
  trustIn,
} from './confidence.js';

const strong: FieldEvidence = {
  score: 0.98,
  rival: 0,
  kinds: 3,
  labelled: true,
  validated: true,
  doubted: false,
  others: 0,
  legibility: 1,
};
const weak: FieldEvidence = {
  score: 0.4,
  rival: 0.35,
  kinds: 1,
  labelled: false,
  validated: false,
  doubted: false,
  others: 2,
  legibility: 1,
};

const support = { chance: 0.9, other: 0, exact: true, complete: true };

test('a name is certain where rules and tagger agree on the person and the words', () => {
  const name = { ...strong, support };
  expect(trustIn('nazirName', name).certain).toBe(true);
  expect(trustIn('ownerName', name).certain).toBe(true);
});

test.each<[string, Partial<FieldEvidence>]>([
  ['the tagger does not know the name', { support: undefined }],
  ['the tagger is not sure', { support: { ...support, chance: 0.4 } }],
  ['the tagger may mean another person', { support: { ...support, other: 0.3 } }],
  ['the tagger ends the name elsewhere', { support: { ...support, exact: false } }],
  ['the name is short or damaged', { support: { ...support, complete: false } }],
  ['the rules may mean another person', { rival: 0.5 }],
  ['the rules are not sure', { score: 0.7 }],
  ['one kind of clue is not enough', { kinds: 1 }],
  ['neither label nor two kinds of clues point to it', { validated: false }],
  ['the letters come from a scan', { legibility: 0.99 }],
])('a name is not certain where %s', (_, change) =>
  expect(trustIn('nazirName', { ...strong, support, ...change }).certain).toBe(false),
);

test('a number beside another that may be meant wants three kinds of clues', () => {
  expect(mayBeCertain('propertyNumber', { ...strong, kinds: 2 })).toBe(true);
  expect(mayBeCertain('propertyNumber', { ...strong, kinds: 2, others: 1, rival: 0.2 })).toBe(false);
  expect(mayBeCertain('issueDate', { ...strong, kinds: 2, others: 1, rival: 0.2 })).toBe(true);
});

test('an id beside others wants three kinds of clues, a number behind a vague caption as well', () => {
  expect(mayBeCertain('nazirId', { ...strong, kinds: 2, others: 0 })).toBe(true);
  expect(mayBeCertain('nazirId', { ...strong, kinds: 2, others: 1 })).toBe(false);
  expect(mayBeCertain('propertyNumber', { ...strong, kinds: 2, score: 0.8 })).toBe(false);
});

test('the fitted model knows every field, and each feature has its weight', () => {
  const model = fittedModel();
  for (const name of Object.values(fieldsOfDeed).flat()) {
    expect(model[groupOfField[name]]).toEqual({
      weights: expect.any(Array),
      bias: expect.any(Number),
      certainFrom: expect.any(Number),
      certainFromScan: expect.any(Number),
    });
    expect(model[groupOfField[name]]!.weights).toHaveLength(featuresOf(strong).length);
  }
});

test('more evidence is more confidence; what is doubted is never certain', () => {
  for (const name of Object.values(fieldsOfDeed).flat()) {
    expect(chanceOf(fittedModel(), name, strong)).toBeGreaterThan(chanceOf(fittedModel(), name, weak));
    expect(trustIn(name, weak).certain).toBe(false);
    expect(trustIn(name, { ...strong, support, doubted: true }).certain).toBe(false);
    expect(trustIn(name, { ...strong, labelled: false, validated: false, others: 1 }).certain).toBe(false);
  }
});

test("a model weighs the features of the field's own group", () => {
  const model = { id: { weights: [0, 0, 0, 0, 3, 0, 0, 0, 0], bias: 0, certainFrom: 0.9, certainFromScan: 0.97 } };
  expect(chanceOf(model, 'nazirId', strong)).toBeGreaterThan(
    chanceOf(model, 'nazirId', { ...strong, validated: false }),
  );
  expect(trustIn('nazirId', strong, model)).toEqual({ confidence: 0.95, certain: true });
  expect(trustIn('nazirId', { ...strong, legibility: 0.99 }, model)).toEqual({ confidence: 0.95, certain: false });
});
