import { f1, normalise, scoreDeeds, scoreField, shuffleTruth, similarity } from './score.mjs';

const read = (fields: Record<string, unknown>, type = 'nazir_deed') => ({
  outcome: 'read',
  type,
  fields: Object.entries(fields).map(([name, value]) => ({
    name,
    value,
    state: 'certain',
    ...(name === 'location' ? { parts: value } : {}),
  })),
});

test('strings are alike from 0.85 after normalisation', () => {
  expect(normalise('وقفُ  الأُولى،')).toBe('وقف الاولي');
  expect(similarity('kitten', 'sitting')).toBeCloseTo(1 - 3 / 7);
  expect(scoreField('nazirName', 'علي بن بندر الزهراني', { value: 'على بن بندر الزهرانى' })).toEqual({
    right: 1,
    wrong: 0,
    missed: 0,
  });
  expect(scoreField('nazirName', 'علي بن بندر الزهراني', { value: 'فهد بن سعد العمري' })).toEqual({
    right: 0,
    wrong: 1,
    missed: 1,
  });
  expect(scoreField('nazirName', 'علي بن بندر الزهراني', { value: null })).toEqual({ right: 0, wrong: 0, missed: 1 });
});

test('numbers, ids and days count exactly', () => {
  expect(scoreField('nazirId', '1492033509', { value: '1492033508' }).right).toBe(0);
  expect(scoreField('area', 1144.47, { value: 1144.47 }).right).toBe(1);
  expect(scoreField('issueDate', '2000-05-15', { value: '2000-05-16' }).right).toBe(0);
});

test('a location needs city and district', () => {
  const truth = { city: 'الدمام', district: 'النور' };
  expect(scoreField('location', truth, { value: 'الدمام، النور', parts: truth }).right).toBe(1);
  expect(scoreField('location', truth, { value: 'الدمام', parts: { city: 'الدمام' } })).toEqual({
    right: 0,
    wrong: 1,
    missed: 1,
  });
});

test('lists count item by item, each item of the truth once', () => {
  expect(
    scoreField('authorities', ['تأجير أعيان الوقف', 'صيانة أعيان الوقف'], {
      value: ['تأجير أعيان الوقف', 'تأجير أعيان الوقف', 'غيره'],
    }),
  ).toEqual({ right: 1, wrong: 2, missed: 1 });
});

test('shuffled truth makes a perfect score collapse; another type scores nothing', () => {
  const deeds = ['1492033509', '1062071582', '1743037051'].map((nazirId) => ({
    truth: { type: 'nazir_deed', fields: { nazirId } },
    reading: read({ nazirId }),
  }));
  expect(f1(scoreDeeds(deeds).all)).toBe(1);
  expect(f1(scoreDeeds(shuffleTruth(deeds)).all)).toBe(0);
  const [first] = deeds;
  expect(f1(scoreDeeds([{ truth: first!.truth, reading: { ...first!.reading, type: 'waqf_deed' } }]).all)).toBe(0);
});

test('certain ids and dates are counted apart; a certain id of a deed taken for another counts as wrong', () => {
  const truth = { type: 'nazir_deed', fields: { nazirId: '1492033509', appointmentDate: '2004-07-24' } };
  const right = { truth, reading: read({ nazirId: '1492033509', appointmentDate: '2004-07-25' }) };
  expect(scoreDeeds([right]).certain).toEqual({ ids: { right: 1, all: 1 }, dates: { right: 0, all: 1 } });
  const mistaken = { truth, reading: read({ propertyNumber: '1492033509' }, 'property_deed') };
  expect(scoreDeeds([mistaken]).certain.ids).toEqual({ right: 0, all: 1 });
  const doubtful = { ...right.reading, fields: right.reading.fields.map((field) => ({ ...field, state: 'check' })) };
  expect(scoreDeeds([{ truth, reading: doubtful }]).certain.ids.all).toBe(0);
});

test('a value in a field that the deed leaves out counts as wrong, an empty one costs nothing', () => {
  const truth = { type: 'nazir_deed', fields: { appointmentDate: '2004-07-24' } };
  const silent = { truth, reading: read({ appointmentDate: '2004-07-24', nazirId: null }) };
  expect(scoreDeeds([silent]).all).toEqual({ right: 1, wrong: 0, missed: 0 });
  const invents = { truth, reading: read({ appointmentDate: '2004-07-24', nazirId: '1492033509' }) };
  const score = scoreDeeds([invents]);
  expect([score.all, score.invented]).toEqual([{ right: 1, wrong: 1, missed: 0 }, 1]);
  expect(score.byField.get('nazirId')).toEqual({ right: 0, wrong: 1, missed: 0 });
});
