import { waqfCalled } from './waqf-called';

test.each([
  ['وقف برج النخيل', '«وقف برج النخيل»'],
  ['الوقف الخيري للسقيا', '«الوقف الخيري للسقيا»'],
  ['وقفية النور', '«وقفية النور»'],
  ['برج النخيل', 'وقف «برج النخيل»'],
  ['وقفات مضيئة', 'وقف «وقفات مضيئة»'],
])('%s is written %s', (name, written) => expect(waqfCalled(name)).toBe(written));
