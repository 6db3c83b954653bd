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

test('a name cannot end the element or begin another', () => {
  const text = withBoot(page, boot('</script><script>alert(1)</script><!-- $& $1'), 'abc');
  expect(text.match(/<script/g)).toHaveLength(1);
  const data = /id="waqf-boot">(.*?)<\/script>/.exec(text)?.[1] ?? '';
  expect(JSON.parse(data)).toEqual(boot('</script><script>alert(1)</script><!-- $& $1'));
});

test('of the heads that a release announces, a page has its own', () => {
  const head = (to: string) => ({ to, state: { ar: to, en: to } });
  const frame = { navigation: [], quickActions: [], pages: [head('/one'), head('/two')] };
  const entry = { name: 'mf-nazir', version: '1', entry: '/e.js', integrity: {}, previous: null, frame };
  const known = { ...boot('نورة'), registry: { remotes: [entry] } };
  const nazir = { ...known, user: { ...known.user, role: 'nazir', capabilities: [] } } as unknown as PageBoot;
  const framesAt = (path: string) => {
    const data = /id="waqf-boot">(.*?)<\/script>/.exec(withBoot(page, nazir, 'abc', { path }))?.[1] ?? '';
    return (JSON.parse(data) as PageBoot).registry.remotes.map(({ frame: sent }) => sent?.pages);
  };
  expect(framesAt('/two/')).toEqual([[head('/two')]]);
  expect(framesAt('/three')).toEqual([undefined]);
});

test('of two pages with one path, the head is that of the page which the user may open', () => {
  const head = (gate: string) => ({ to: '/one', state: { ar: gate, en: gate }, gates: [gate] });
  const frame = { navigation: [], quickActions: [], pages: [head('reports.read'), head('waqf.read')] };
  const entry = { name: 'mf-nazir', version: '1', entry: '/e.js', integrity: {}, previous: null, frame };
  const headsFor = (...capabilities: string[]) => {
    const { user, ...rest } = boot('نورة');
    const known = { ...rest, registry: { remotes: [entry] }, user: { ...user, role: 'nazir', capabilities } };
    const html = withBoot(page, known as unknown as PageBoot, 'abc', { path: '/one' });
    const data = /id="waqf-boot">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    return (JSON.parse(data) as PageBoot).registry.remotes.map(({ frame: sent }) => sent?.pages);
  };
  expect(headsFor('waqf.read')).toEqual([[head('waqf.read')]]);
  expect(headsFor('waqf.read', 'reports.read')).toEqual([[head('reports.read')]]);
  expect(headsFor()).toEqual([undefined]);
});

test('the page is in the language that the person prefers', () => {
  expect(withBoot(page, boot('Noura', 'en'), 'abc')).toContain('<html lang="en" dir="ltr">');
});

test('the site is named and described by the settings, before any script runs', () => {
  const shell =
    '<html lang="ar" dir="rtl"><head><meta name="description" content="منصة">' +
    '<title>منصة وقف</title><!--waqf-boot--></head></html>';
  const settings = { siteName: 'أوقاف <المدينة> $&', siteDescription: 'أوقاف "خيرية" & أهلية' };
  const text = withBoot(shell, { ...boot('نورة'), ...settings }, 'abc');
  expect(text).toContain('<title>أوقاف &lt;المدينة&gt; $&amp;</title>');
  expect(text).toContain('content="أوقاف &quot;خيرية&quot; &amp; أهلية">');
  expect(withBoot(shell, boot('نورة'), 'abc')).toContain('<title>منصة وقف</title>');
});

test('the pre-rendered page is included with its style sheet and first script, both with the nonce', () => {
  const whole = '<html lang="ar" dir="rtl"><head><!--waqf-boot--></head><body><div id="root"></div></body></html>';
  const drawing = { html: '<main>$& drawn</main>', css: 'a{}', script: 'begin()' };
  const html = withBoot(whole, boot('Noura'), 'n', { language: 'en', drawing });
  expect(html).toContain('<html lang="en" dir="ltr">');
  expect(html).toContain('<style nonce="n">a{}</style><script nonce="n">begin()</script>');
  expect(html).toContain('<div id="root"><main>$& drawn</main></div>');
  expect(withBoot(whole, boot('Noura'), 'n')).toContain('<div id="root"></div>');
});

test('the scripts of a page that is only read are requested after it is painted, those of other pages from the start', () => {
  const hint =
    '<link rel="preload" as="script" fetchpriority="low" data-waqf-script crossorigin="anonymous" href="/a.js">';
  const shell = `<html lang="ar" dir="rtl"><head><!--waqf-boot-->${hint}</head><body></body></html>`;
  const drawing = { html: '<main>drawn</main>', css: '', script: '' };
  const visitor = { ...boot(''), user: null };
  const later = '<link rel="waqf-script" data-waqf-script crossorigin="anonymous" href="/a.js">';
  expect(withBoot(shell, visitor, 'n', { drawing, path: '/' })).toContain(later);
  expect(withBoot(shell, visitor, 'n', { drawing, path: '/login' })).toContain(hint);
  expect(withBoot(shell, boot('Noura'), 'n', { drawing, path: '/' })).toContain(hint);
  expect(withBoot(shell, visitor, 'n', { path: '/' })).toContain(hint);
});
