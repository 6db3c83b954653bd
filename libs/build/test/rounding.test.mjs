import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../src/project.mjs';
import { sourceFiles } from '../src/source-files.mjs';

/*
 * Figures that people see are rounded half up by one rule: `percentageOf`, `percentagesOf`, `inUnits` and `shortAmount`
 * of @waqf/money, `rounded`, `wholePercent` and `displayNumber` of @waqf/formats. What rounds otherwise
 * is named here with the reason.
 */
const ownRounding = /\bMath\.round\b|\.toFixed\(|\.toPrecision\(|FractionDigits\b/;
const others = {
  'libs/formats/src/rounded.ts': 'the rule itself',
  'libs/formats/src/display-number.ts': 'writes what the rule has rounded',
  'libs/money/src/split-by-shares.ts': 'a share as whole steps of a percent, to calculate with',
  'libs/money/src/shares.ts': 'a share as whole steps of a percent, to calculate with',
  'libs/contracts/src/beneficiaries/index.ts': 'checks that a share has at most four decimals',
  'api/src/distributions/domain/rule-from-input.ts': 'a share as a fraction, to calculate with',
  'api/src/beneficiaries/domain/participant.ts': 'a share as whole steps of a percent, to calculate with',
  'api/src/beneficiaries/import/read-workbook.ts': 'reads a cell as Excel shows it',
  'api/src/finances/samples/sample-plan.ts': 'riyals of the samples as halalas',
  'api/src/reporting/domain/report-period.ts': 'whole days between two midnights',
  'api/src/objections/domain/escalation.ts': 'whole days between two midnights',
  'api/src/releases/domain/release-health.ts': 'the bin of a histogram',
  'api/src/platform/logging/request-log.ts': 'milliseconds of a line of the log',
  'api/src/simulators/nafath/phone-page.ts': 'a script of a page of its own, without imports',
  'shell/src/remotes/web-vitals.ts': 'milliseconds that a page reports',
  'libs/ui/src/core/seal.tsx': 'points of a drawing',
  'libs/features/endowments/src/model/field-places.ts': 'places on a page, in CSS',
};

const sources = sourceFiles(projectRoot)
  .filter((file) => /^(api|shell|mf-\w+|libs\/(features\/)?[\w-]+)\/src\/.*\.tsx?$/.test(file))
  .filter((file) => !/\.test\.|^libs\/(build|testing)\/|^api\/src\/documents\/reading\//.test(file));
const rounding = sources.filter((file) => ownRounding.test(readFileSync(join(projectRoot, file), 'utf8')));

test('a figure is rounded by the helpers', () => {
  expect(sources.length).toBeGreaterThan(1500);
  expect(rounding.filter((file) => !Object.hasOwn(others, file))).toEqual([]);
});

test('nothing is named that does not round any more', () => {
  expect(Object.keys(others).filter((file) => !rounding.includes(file))).toEqual([]);
});
