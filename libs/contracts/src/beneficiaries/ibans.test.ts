import { issueMessage } from '../messages/index';
import { askForIban } from './ibans';

const refusal = (iban: string) => askForIban.safeParse({ iban }).error?.issues.map((issue) => issueMessage(issue).ar);

test.each(['', 'SA03800000006080101675', 'GB29NWBK60161331926819', 'SA03 8000 0000 6080 1016 7519 44'])(
  '%j is refused with the form of an IBAN',
  (iban) => expect(refusal(iban)).toEqual(['اكتب آيبان سعوديًا صحيحًا: SA ثم 22 رقمًا']),
);

test('an IBAN of the right form with a wrong digit is refused with that reason', () => {
  expect(refusal('SA03 8000 0000 6080 1016 7518')).toEqual([
    'في أرقام الآيبان خطأ. قارنها رقمًا رقمًا بما في تطبيق المصرف.',
  ]);
  expect(askForIban.parse({ iban: 'SA03 8000 0000 6080 1016 7519' }).iban).toBe('SA0380000000608010167519');
});
