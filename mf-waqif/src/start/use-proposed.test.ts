import { expect, test } from '@jest/globals';
import { mergeProposal, typedValues, proposalValues } from './use-proposal';

const said = (name: string, description: string | null = null) => ({
  name: { text: name, page: 1, certain: true },
  description: description === null ? null : { text: description, page: 1, certain: true },
});
const none = proposalValues(null);
const oasis = said('وقف الواحة', 'سقيا الماء');

test('empty fields take the values of the waqf deed, and lose them when it is removed', () => {
  const filled = mergeProposal(none, none, proposalValues(oasis));
  expect(filled).toEqual({ name: 'وقف الواحة', description: 'سقيا الماء' });
  expect(mergeProposal(filled, proposalValues(oasis), none)).toEqual(none);
});

test('text that the founder typed stays, whether a deed is replaced or removed', () => {
  const typed = { name: 'وقف أبي', description: 'سقيا الماء' };
  expect(mergeProposal(typed, proposalValues(oasis), none)).toEqual({ name: 'وقف أبي', description: '' });
  expect(mergeProposal(typed, proposalValues(oasis), proposalValues(said('وقف النخيل')))).toEqual({
    name: 'وقف أبي',
    description: '',
  });
});

test('the draft keeps what was typed, not what was read from a deed', () => {
  expect(typedValues({ name: 'وقف الواحة', description: 'لأهل الحي' }, oasis)).toEqual({
    name: '',
    description: 'لأهل الحي',
  });
});
