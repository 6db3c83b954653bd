import type { PageBoot } from '@waqf/contracts/releases';
import { withBoot } from './boot-element.js';

const page = '<html lang="ar" dir="rtl"><head><!--waqf-boot--></head></html>';
const boot = (fullName: string, preferredLanguage: 'ar' | 'en' = 'ar') =>
  ({
    registry: { remotes: [] },
    user: { fullName, preferences: { preferredLanguage } },
    launchMode: 'open',
    simulators: true,
  }) as unknown as PageBoot;

test('a name can not end the element or begin another', () => {
  const text = withBoot(page, boot('</script><script>alert(1)</script><!-- $& $1'), 'abc');
  expect(text.match(/<script/g)).toHaveLength(1);
  const data = /id="waqf-boot">(.*?)<\/script>/.exec(text)?.[1] ?? '';
  expect(JSON.parse(data)).toEqual(boot('</script><script>alert(1)</script><!-- $& $1'));
});

test('the page is in the language that the person prefers', () => {
  expect(withBoot(page, boot('Noura', 'en'), 'abc')).toContain('<html lang="en" dir="ltr">');
});
