import { auditAnswer } from '../src/audit-answer.mjs';
import { printError, print } from '../src/bilingual.mjs';
import { npm } from '../src/npm.mjs';

// `npm run audit:dependencies`: checks the production packages for known vulnerabilities. Exit code 0: none of high or
// critical severity, 1: at least one, 2: the registry could not be asked.
const answer = auditAnswer((await npm(['audit', '--json', '--omit=dev', '--package-lock-only'])).output);
if (!answer.asked) {
  printError(
    'تعذر سؤال سجل الحزم عن الثغرات المعروفة.',
    'Could not ask the registry for known vulnerabilities.',
    answer.why,
  );
  process.exitCode = 2;
} else {
  const { critical = 0, high = 0, total } = answer.counts;
  print(
    `ثغرات معروفة: ${total}، منها ${critical + high} خطيرة`,
    `known vulnerabilities: ${total}, ${critical + high} of them high or critical`,
  );
  process.exitCode = critical + high > 0 ? 1 : 0;
}
