import * as z from 'zod/mini';
import { approvalSeen, approveWaqf } from './index.js';

const seenWith = (value: string | string[]) =>
  approvalSeen({ name: 'وقف برج النخيل' }, [
    { id: '0199a000-0000-7000-8000-000000000001', type: 'waqf_deed', fields: [{ name: 'purpose', value }] },
  ]);

test('what a deed says at any length can be sent as seen, and a change beyond the cut is noticed', () => {
  const long = 'كفالة الأيتام '.repeat(300);
  const cutInACharacter = `${'ا'.repeat(1_899)}😀${'ب'.repeat(200)}`;
  for (const value of [long, cutInACharacter, [long, long]])
    expect(z.safeParse(approveWaqf, { seen: seenWith(value) }).error?.issues).toBeUndefined();
  expect(seenWith(long).purpose).not.toBe(seenWith(`${long}والأرامل`).purpose);
  expect(seenWith(cutInACharacter).purpose).toMatch(/^ا+\n… [0-9a-f]+$/);
});
