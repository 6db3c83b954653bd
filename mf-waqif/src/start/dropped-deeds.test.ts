import { expect, test } from '@jest/globals';
import type { DocumentType, RecognisedDeed } from '@waqf/contracts/documents';
import { deedsToSend, proposalOf, dropStateOf, typesWanted, type DroppedDeed } from './dropped-deeds';

const recognised = (type: DocumentType | null): RecognisedDeed => ({
  type,
  fault: null,
  found: 4,
  total: 5,
  about: null,
  proposal: type === 'waqf_deed' ? { name: { text: 'وقف الواحة', page: 1, certain: true }, description: null } : null,
});
let keys = 0;
const deed = (type: DocumentType | null | undefined, rest: Partial<DroppedDeed> = {}): DroppedDeed => ({
  key: (keys += 1),
  file: new File(['x'], `${keys}.pdf`),
  share: 1,
  recognised: type === undefined ? null : recognised(type),
  refused: null,
  chosen: null,
  ...rest,
});

test('files sort themselves by what was recognised, whatever order they come in', () => {
  const all = [deed('nazir_deed'), deed('waqf_deed'), deed('property_deed')];
  expect(deedsToSend(all).map(({ type }) => type)).toEqual(['property_deed', 'waqf_deed', 'nazir_deed']);
  expect(typesWanted(all)).toEqual([]);
  expect(proposalOf(all)?.name?.text).toBe('وقف الواحة');
});

test('of two files of the same deed the first counts; saying what the second is settles it', () => {
  const [first, second] = [deed('property_deed'), deed('property_deed')];
  expect([first, second].map((one) => dropStateOf(one, [first, second]))).toEqual(['known', 'twice']);
  expect(typesWanted([first, second])).toEqual(['waqf_deed', 'nazir_deed']);
  const said = { ...second, chosen: 'nazir_deed' as const };
  expect(dropStateOf(said, [first, said])).toBe('known');
  expect(typesWanted([first, said])).toEqual(['waqf_deed']);
});

test('what is being read, refused or not recognised is not sent', () => {
  const all = [deed(undefined), deed('waqf_deed', { refused: 'كبير' }), deed(null)];
  expect(all.map((one) => dropStateOf(one, all))).toEqual(['reading', 'refused', 'unknown']);
  expect(deedsToSend(all)).toEqual([]);
  expect(proposalOf(all)).toBeNull();
});
