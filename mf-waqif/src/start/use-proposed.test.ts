import { expect, test } from '@jest/globals';
import { mergeProposal, typedValues, proposalValues } from './use-proposal';

const said = (name: string, description: string | null = null) => ({
  name: { text: name, page: 1, certain: true },
  description: description === null ? null : { text: description, page: 1, certain: true },
});
const none = proposalValues(null);
const oasis = said('وقف الواحة', 'سقيا الماء');

test('empty fields take what the waqf deed says, and lose it with the deed', () => {
  const filled = mergeProposal(none, none, proposalValues(oasis));
  expect(filled).toEqual({ name: 'وقف الواحة', description: 'سقيا الماء' });
  expect(mergeProposal(filled, proposalValues(oasis), none)).toEqual(none);
});

test('what the founder typed stays, with another deed and without one', () => {
  const typed = { name: 'وقف أبي', description: 'سقيا الماء' };
  expect(mergeProposal(typed, proposalValues(oasis), none)).toEqual({ name: 'وقف أبي', description: '' });
  expect(mergeProposal(typed, proposalValues(oasis), proposalValues(said('وقف النخيل')))).toEqual({
    name: 'وقف أبي',
    description: '',
  });
});

test('the draft holds what was typed, not what a deed said', () => {
  expect(typedValues({ name: 'وقف الواحة', description: 'لأهل الحي' }, oasis)).toEqual({
    name: '',
    description: 'لأهل الحي',
  });
});
