import * as z from 'zod/mini';
import { issueMessage, messageOf } from '../src/messages';
import { createTransfer } from '../src/banking';
import { requests } from './contract-schemas';
import { changedAt, samplesOf, type Path } from './sample-values';

/** The specification's one sentence for anything that a transfer lacks. */
const sharesItsMessage = 'banking.dataMissing';

interface Missing {
  path: string;
  key: string;
  ar: string;
  en: string;
}

/** The message for each required key, at any depth, when only that key is missing. */
function missingKeys(schema: z.core.$ZodType): Missing[] {
  return samplesOf(schema).flatMap(({ value, objects }) =>
    objects.flatMap((at) =>
      Object.keys(valueAt(value, at) as object).flatMap((key) => withoutKey(schema, value, at, key)),
    ),
  );
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce((found, key) => (found as Record<string | number, unknown>)[key], value);

function withoutKey(schema: z.core.$ZodType, value: unknown, at: Path, key: string): Missing[] {
  const without = changedAt(value, at, (old) => {
    const { [key]: _, ...rest } = old as Record<string, unknown>;
    return rest;
  });
  const path = [...at, key].join('.');
  const result = z.safeParse(schema, without, { reportInput: true });
  const issue = result.error?.issues.find((each) => each.path.join('.') === path && each.input === undefined);
  return issue ? [{ path, key: issue.message, ...issueMessage(issue) }] : [];
}

test.each(
  requests.filter(({ name }) => name !== 'releases.releaseManifest').map(({ name, schema }) => [name, schema] as const),
)('%s has a message of its own for each missing field', (_, schema) => {
  const missing = missingKeys(schema);
  for (const { path, key, ar, en } of missing) {
    expect({ path, own: messageOf(key) }).toEqual({ path, own: { ar, en } });
    expect({ path, key }).not.toEqual({ path, key: expect.stringMatching(/^field\.(required|wrongType|invalid)$/) });
    expect(ar).toMatch(/[\u0600-\u06ff]{3}/);
    expect(en).toMatch(/^[A-Z].*[a-z]$/);
  }
  const own = missing.filter(({ key }) => key !== sharesItsMessage);
  expect(new Set(own.map(({ path, key }) => `${path.split('.').slice(0, -1).join('.')} ${key}`)).size).toBe(
    new Set(own.map(({ path }) => path)).size,
  );
});

test('the check finds required keys, and a key without a message of its own is detected', () => {
  const found = requests.flatMap(({ schema }) => missingKeys(schema)).length;
  expect(found).toBeGreaterThan(35);
  const [bare] = missingKeys(z.object({ name: z.string() }));
  expect(messageOf(bare?.key ?? '')).toBeUndefined();
  expect(bare?.ar).toBe('هذا الحقل مطلوب');
});

const from = '0199a000-0000-7000-8000-000000000000';
const to = '0199a000-0000-7000-8000-000000000001';
test.each([
  ['٢٥٬٠٠٠٫٥', '25000.5'],
  ['۱۲۳', '123'],
  ['1,234,567.89', '1234567.89'],
  ['25 000.50', '25000.50'],
  [' 75 ', '75'],
])('an amount written as %s is accepted', (written, amount) => {
  expect(createTransfer.parse({ fromAccountId: from, toAccountId: to, amount: written }).amount).toBe(amount);
});

test.each(['1,5', '١٬٥', '12,34', '1,2345', '1.234', '1.2.3', '-5', '٫٥', 'NaN'])(
  'the amount %s is refused',
  (written) => {
    const result = createTransfer.safeParse({ fromAccountId: from, toAccountId: to, amount: written });
    expect(result.error?.issues.map(({ message }) => message)).toEqual(['finances.amount']);
  },
);

test('the limit that is named for an amount is the largest one that is accepted', () => {
  const limit = /[\d,.]+/.exec(messageOf('finances.amountLarge')?.en ?? '')?.[0] ?? '';
  const parse = (amount: string) => createTransfer.safeParse({ fromAccountId: from, toAccountId: to, amount }).success;
  expect([parse(limit), parse(String(BigInt(limit.replace(/\..*|,/g, '')) + 1n))]).toEqual([true, false]);
});

test.each(['12345678901234', '12,345,678,901,234'])('the amount %s is refused with the limit', (written) => {
  const result = createTransfer.safeParse({ fromAccountId: from, toAccountId: to, amount: written });
  expect(result.error?.issues.map(({ message }) => message)).toEqual(['finances.amountLarge']);
});

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const withCapitals = (value: unknown): unknown => {
  if (typeof value === 'string') return uuid.test(value) ? value.toUpperCase() : value;
  if (Array.isArray(value)) return value.map(withCapitals);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withCapitals(inner)]));
};

/** Random texts, in which capitals are other letters, although their samples look like ids. */
const secrets = new Set(['identity.verifyEmail', 'reporting.stopReport']);

test('an id in capitals is the same id in every request', () => {
  let ids = 0;
  for (const { name, schema } of requests.filter((request) => !secrets.has(request.name)))
    for (const { value } of samplesOf(schema)) {
      const capitals = withCapitals(value);
      if (JSON.stringify(capitals) === JSON.stringify(value)) continue;
      ids += 1;
      expect([name, z.safeParse(schema, capitals)]).toEqual([name, z.safeParse(schema, value)]);
    }
  expect(ids).toBeGreaterThan(10);
});

test('a text that is too long is never told to be missing', () => {
  let texts = 0;
  for (const { name, schema } of requests)
    for (const { value } of samplesOf(schema))
      for (const [key, sample] of Object.entries(value as object)) {
        if (typeof sample !== 'string') continue;
        const result = z.safeParse(schema, { ...(value as object), [key]: 'طول '.repeat(2_000) });
        const issue = result.error?.issues.find(({ code, path }) => code === 'too_big' && path.join('.') === key);
        if (!issue) continue;
        texts += 1;
        expect([name, key, issueMessage(issue).ar]).toEqual([name, key, expect.not.stringMatching(/مطلوب/)]);
      }
  expect(texts).toBeGreaterThan(20);
});
