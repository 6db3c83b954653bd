/*
 * Generates invalid requests from the description of a call. The values are known to break parsers, databases and
 * screens: Unicode, numbers, types, lengths, JSON, addresses.
 */

const unicode = [
  '\u202eadmin',
  '\u2066x\u2069',
  '\u200b\u200b',
  '\u3164',
  '\ufeffname',
  'a\u0000b',
  'x\u0007y',
  `س${'\u0651'.repeat(190)}`,
  'e\u0301',
  'ﷺ'.repeat(50),
  '👩‍👩‍👧‍👦'.repeat(20),
  'سالم\nمدير',
  'سالم (مدير النظام)',
  '١٠٠٠٠٠٠٠١٦',
  '\ud83d\ude00',
  '\u{e0041}\u{e0042}',
];
const injections = [
  "' OR '1'='1",
  '"; DROP TABLE identity.person; --',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '${jndi:ldap://x/y}',
  '../../../../etc/passwd',
  '%00',
  '%2e%2e%2f',
  '=cmd|calc!A0',
  '\r\nset-cookie: a=b',
  '$ne',
  '*)(uid=*))(|(uid=*',
];
const numbers = [
  '0',
  '-0',
  '-1',
  '1e309',
  '1e-400',
  '0x10',
  'NaN',
  'Infinity',
  '999999999999999.99',
  '0.1.2',
  '1,2,3',
  '٣٫٥',
  '9007199254740993',
  ' 1 ',
];
const others = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  -1e308,
  9_007_199_254_740_991,
  [],
  {},
  [[]],
  [null],
  { $gt: '' },
  { toString: 'x' },
  { length: 1e9 },
  '',
  ' ',
  'x'.repeat(300),
  'x'.repeat(40_000),
  '2026-02-30',
  '9999-12-31T23:59:59Z',
  '0000-00-00',
  '00000000-0000-0000-0000-000000000000',
];
/** The values that are tried in each field and parameter. */
export const values = [...unicode, ...injections, ...numbers, ...others];
const texts = values.filter((value) => typeof value === 'string');

/** Bodies that are not valid JSON for the call. */
const rawBodies = [
  '',
  ' ',
  'null',
  'true',
  '0',
  '""',
  '[]',
  '[{}]',
  '{',
  '{}}',
  "{'a':1}",
  '{"a":1,}',
  '{"a":NaN}',
  '{"a":1e999}',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '{"a":"\\ud800"}',
  '{"a":"\\u0000"}',
  '\ufeff{}',
  '['.repeat(30_000),
  `${'{"a":'.repeat(200)}1${'}'.repeat(200)}`,
  `{"a":"${'x'.repeat(70_000)}"}`,
  `{${Array.from({ length: 2000 }, (_, i) => `"k${i}":1`).join(',')}}`,
];
const mediaTypes = ['text/plain', 'application/xml', 'application/json; charset=utf-16', 'multipart/form-data', 'x'];
const headerTricks = [
  { 'x-national-id': '1000000131' },
  { 'x-national-id': "1' OR '1'='1" },
  { 'idempotency-key': 'x'.repeat(300) },
  { 'idempotency-key': 'مفتاح'.normalize().replace(/[^\x21-\x7e]/g, 'k k') },
  { 'accept-language': 'xx;q=9,*;q=-1' },
  { 'accept-language': 'a'.repeat(600) },
  { accept: 'application/x-nothing' },
  { 'x-forwarded-for': '1.2.3.4, 5.6.7.8' },
  { 'x-forwarded-host': 'evil.example' },
  { 'x-http-method-override': 'DELETE' },
  { 'last-event-id': '-1' },
  { 'last-event-id': '9'.repeat(40) },
  { range: 'bytes=0-0,-1,999999999999-' },
  { 'if-none-match': '*' },
];

/**
 * The calls of an OpenAPI description that take JSON or no body, without the streams.
 * @returns {{method: string, path: string, parameters: object[], body: object | undefined}[]}
 */
export function callsOf({ paths, components }) {
  const found = (schema) => (schema?.$ref ? components.schemas[schema.$ref.split('/').at(-1)] : schema);
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      body: found(requestBody?.content?.['application/json']?.schema),
    })),
  );
}

/** A body that roughly fits a JSON schema, well enough to test each field separately. */
export function sampleOf(schema, depth = 0) {
  if (!schema || depth > 6) return 'x';
  if (schema.enum) return schema.enum[0];
  const choice = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choice) return sampleOf(choice[0], depth + 1);
  if (schema.format === 'uuid') return '0199a000-0000-7000-8000-000000000000';
  if (schema.format === 'date') return '2026-01-31';
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, sampleOf(inner, depth + 1)]),
      );
    case 'array':
      return [sampleOf(schema.items, depth + 1)];
    case 'number':
    case 'integer':
      return 1;
    case 'boolean':
      return true;
    default:
      return 'نص للتجربة';
  }
}

/**
 * At least `least` mutations of a call.
 * @param {string} id used in the path in place of a record's id
 * @returns {Generator<{address: string, headers?: object, body?: string, type?: string}>}
 */
export function* mutationsOf(call, least, id = '0199a000-0000-7000-8000-000000000000') {
  const plain = call.path.replace(/\{\w+\}/g, id);
  const json = call.body && sampleOf(call.body);
  const good = json && JSON.stringify(json);
  let count = 0;
  for (const mutation of once(call, plain, json, good)) {
    count += 1;
    yield mutation;
  }
  // The remaining mutations: undeclared parameters, and pairs of bad values.
  for (let at = 0; count < least; at += 1, count += 1) {
    const name = ['limit', 'cursor', 'q', 'waqfId', '__proto__', 'filter[a]', 'language'][at % 7];
    const query = `${name}=${encoded(texts[at % texts.length])}&${name}=${encoded(texts[(at * 7 + 3) % texts.length])}`;
    yield {
      address: `${plain}?${query}`,
      ...(good ? { body: good } : {}),
      headers: headerTricks[at % headerTricks.length],
    };
  }
}

function* once({ path, parameters, body }, plain, json, good) {
  const withBody = good ? { body: good } : {};
  for (const name of [...path.matchAll(/\{(\w+)\}/g)].map(([whole]) => whole))
    for (const value of texts)
      yield {
        address: path.replace(name, encoded(value.slice(0, 2000)) || '%20').replace(/\{\w+\}/g, 'x'),
        ...withBody,
      };
  for (const { name } of parameters.filter((parameter) => parameter.in === 'query'))
    for (const value of texts) yield { address: `${plain}?${name}=${encoded(value.slice(0, 4000))}`, ...withBody };
  for (const headers of headerTricks) yield { address: plain, headers, ...withBody };
  if (!body) return;
  for (const raw of rawBodies) yield { address: plain, body: raw };
  for (const type of mediaTypes) yield { address: plain, body: good, type };
  for (const name of Object.keys(json ?? {})) {
    for (const value of values) yield { address: plain, body: JSON.stringify({ ...json, [name]: value }) };
    const { [name]: _left, ...rest } = json;
    yield { address: plain, body: JSON.stringify(rest) };
    yield { address: plain, body: `${good.slice(0, -1)},${JSON.stringify(name)}:1}` };
  }
  yield { address: plain, body: JSON.stringify({ ...json, role: 'admin', isAdmin: true, id: 1 }) };
}

/** Percent-encoded; half a surrogate pair has no encoding, so it is replaced first. */
const encoded = (value) => encodeURIComponent(value.toWellFormed());
