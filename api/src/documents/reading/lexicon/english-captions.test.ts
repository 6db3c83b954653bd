import { captionNames, isAllCaption, isCaption } from './english-captions.js';

test('a caption names its field, and none where it is of another party or of an end', () => {
  expect(captionNames('nazirName', 'Trustee')).toBe(true);
  expect(captionNames('nazirName', 'Outgoing trustee')).toBe(false);
  expect(captionNames('ownerName', 'Current owner')).toBe(true);
  expect(captionNames('ownerName', 'Previous owner')).toBe(false);
  expect(captionNames('appointmentDate', 'Term starts')).toBe(true);
  expect(captionNames('appointmentDate', 'Term ends')).toBe(false);
});

test('values, Arabic and digits are no captions', () => {
  for (const text of ['Residential villa', 'اسم المالك Owner', 'TR-20931', '2025-03-02'])
    expect(isCaption(text)).toBe(false);
});

test('only words of captions are all caption', () => {
  for (const text of ['Property No.', 'Reg. No.', 'National ID', 'In words', 'Current owner', "Founder's stipulations"])
    expect([text, isAllCaption(text)]).toEqual([text, true]);
  for (const text of [
    'John Smith',
    'Jeddah City',
    'Health Gate Endowment',
    'info@waqf.sa',
    'mail@email',
    'Unit 4',
    '-',
  ])
    expect([text, isAllCaption(text)]).toEqual([text, false]);
});
