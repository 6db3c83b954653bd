import { redacted } from './redact.js';

describe('a log line', () => {
  it('keeps four digits of national ids and IBANs', () => {
    expect(redacted('{"msg":"1000000016 paid SA0380000000608010167519"}')).toBe('{"msg":"••0016 paid SA••7519"}');
  });

  it.each([
    ['هوية ١٠٠٠٠٠٠٠١٦.', 'هوية ••٠٠١٦.'],
    ['هوية1000000016', 'هوية••0016'],
    ['id 1000 0000 16,', 'id ••0016,'],
    ['SA03 8000 0000 6080 1016 7519', 'SA••7519'],
    ['sa03-8000-0000-6080-1016-7519', 'SA••7519'],
    ['SA٠٣٨٠٠٠٠٠٠٠٦٠٨٠١٠١٦٧٥١٩', 'SA••٧٥١٩'],
    ['call +966512345678', 'call ••5678'],
    ['call +966 51 234 5678.', 'call ••5678.'],
    ['00966512345678', '••5678'],
    ['0512345678', '••5678'],
    ['٠٥١٢٣٤٥٦٧٨', '••٥٦٧٨'],
    ['Key (email)=(a.b+c@mail.example.sa)', 'Key (email)=(••@••)'],
    ['سالم@مثال.السعودية', '••@••'],
    ['GET /api/verify/0123456789abcdef0123456789abcdef 200', 'GET /api/verify/•• 200'],
    ['"page":"https://waqf.example/verify/0123456789ABCDEF","n":1', '"page":"https://waqf.example/verify/••","n":1'],
  ])('%s', (typed, kept) => {
    expect(redacted(typed)).toBe(kept);
  });

  it('leaves times, references and amounts alone', () => {
    const line = '{"time":1795267688525,"reference":"100000001612","amount":"1234567890.50","at":"2026-11-23 01:15"}';
    expect(redacted(line)).toBe(line);
  });

  it('cannot be reversed or split by typed characters', () => {
    expect(redacted('a\u202eb\u2028c\u0085d\u200f')).toBe('a\\u202eb\\u2028c\\u0085d\\u200f');
  });
});
