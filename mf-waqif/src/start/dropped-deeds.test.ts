import { expect, test } from '@jest/globals';
import { mostPicturePages, type DocumentType, type RecognisedDeed } from '@waqf/contracts/documents';
import {
  deedsToSend,
  dropStateOf,
  possibleDeedsOf,
  proposalOf,
  canAddPages,
  missingTypes,
  type DroppedDeed,
} from './dropped-deeds';

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
  files: [new File(['x'], `${keys}.pdf`, { type: 'application/pdf' })],
  share: 1,
  recognised: type === undefined ? null : recognised(type),
  refused: null,
  chosen: null,
  ...rest,
});

test('files are sorted by the recognised type of deed, whatever order they come in', () => {
  const all = [deed('nazir_deed'), deed('waqf_deed'), deed('property_deed')];
  expect(deedsToSend(all).map(({ type }) => type)).toEqual(['property_deed', 'waqf_deed', 'nazir_deed']);
  expect(missingTypes(all)).toEqual([]);
  expect(proposalOf(all)?.name?.text).toBe('وقف الواحة');
});

test('of two files of one type the first counts, until the founder chooses a type for the second', () => {
  const [first, second] = [deed('property_deed'), deed('property_deed')];
  expect([first, second].map((one) => dropStateOf(one, [first, second]))).toEqual(['known', 'twice']);
  expect(missingTypes([first, second])).toEqual(['waqf_deed', 'nazir_deed']);
  const said = { ...second, chosen: 'nazir_deed' as const };
  // It was not read as what the founder says that it is.
  expect(dropStateOf(said, [first, said])).toBe('chosen');
  expect(deedsToSend([first, said]).map(({ type }) => type)).toEqual(['property_deed', 'nazir_deed']);
  expect(missingTypes([first, said])).toEqual(['waqf_deed']);
});

test('a file that is being read, refused or not recognised is not sent', () => {
  const all = [deed(undefined), deed('waqf_deed', { refused: 'كبير' }), deed(null)];
  expect(all.map((one) => dropStateOf(one, all))).toEqual(['reading', 'refused', 'unknown']);
  expect(deedsToSend(all)).toEqual([]);
  expect(proposalOf(all)).toBeNull();
});

const photos = (count: number) =>
  Array.from({ length: count }, (_, index) => new File(['x'], `${index}.jpg`, { type: 'image/jpeg' }));

test('a photo that is no whole deed can become a page of a deed of photos, but never of a PDF', () => {
  const [waqf, property] = [deed('waqf_deed', { files: photos(2) }), deed('property_deed')];
  const [page, again] = [deed(null, { files: photos(1) }), deed('waqf_deed', { files: photos(1) })];
  const all = [waqf, property, page, again];
  expect(possibleDeedsOf(page, all)).toEqual([waqf]);
  expect(possibleDeedsOf(again, all)).toEqual([waqf]);
  expect(possibleDeedsOf(waqf, all)).toEqual([]);
  expect(possibleDeedsOf(deed(null), all)).toEqual([]);
});

test('a deed of photos takes pages up to the limit, and a PDF takes none', () => {
  expect(canAddPages(deed('waqf_deed', { files: photos(mostPicturePages - 1) }))).toBe(true);
  expect(canAddPages(deed('waqf_deed', { files: photos(mostPicturePages) }))).toBe(false);
  expect(canAddPages(deed('waqf_deed'))).toBe(false);
  const full = deed('waqf_deed', { files: photos(mostPicturePages) });
  const page = deed(null, { files: photos(1) });
  expect(possibleDeedsOf(page, [full, page])).toEqual([]);
});
