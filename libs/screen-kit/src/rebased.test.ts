import { expect, test } from '@jest/globals';
import { rebased } from './rebased';

test('a draft keeps what was typed, and shows of the other fields what they are by now', () => {
  const seen = { name: 'وقف النخيل', description: 'نخيل' };
  const draft = { values: { ...seen, name: 'وقف التمور' }, seen };
  expect(rebased(draft, { name: 'وقف النخيل', description: 'نخيل وماء' })).toEqual({
    values: { name: 'وقف التمور', description: 'نخيل وماء' },
    seen: { name: 'وقف النخيل', description: 'نخيل وماء' },
  });
});

test('what was typed is still compared with what was seen then', () => {
  const draft = { values: { types: ['pdf'] }, seen: { types: ['pdf', 'png'] } };
  expect(rebased(draft, { types: ['pdf', 'jpg', 'png'] })).toEqual(draft);
  expect(rebased({ values: { types: ['pdf'] }, seen: { types: ['pdf'] } }, { types: ['png'] }).values).toEqual({
    types: ['png'],
  });
});
