/**
 * Names of answer fields that are enumerations. `newer-answers.test.ts` compares them with the contracts; a name that
 * is also used for free text (`reason`, `name`, `code`) is left to the test that uses the contract itself.
 */
export const enumFields: ReadonlySet<string> = new Set(
  (
    'accountState accountStatus accountType act appServer backupFrequency calendar category channel ' +
    'column component currency database dateFormat defaultCurrency direction format frequency fund gender ' +
    'kind launchMode level method outcome overallStatus phase preferredLanguage priority reading report ' +
    'result reviewer role size source speaks stage state status storage subject timezone topic type unit waqfStatus ' +
    'weight what'
  ).split(' '),
);

/** The answer of a newer server: every enumeration field has the unknown value `added_later`. */
export function withUnknownValues<T>(answer: T): T {
  const text = JSON.stringify(answer, (name, value: unknown) =>
    enumFields.has(name) && typeof value === 'string' ? 'added_later' : value,
  );
  return JSON.parse(text) as T;
}
