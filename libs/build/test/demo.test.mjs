import { withDemo } from '../src/demo.mjs';

it('npm start alone is a demo', () => {
  expect(withDemo({ PORT: '3000' }, true)).toEqual({ PORT: '3000', WAQF_SIMULATORS: 'on' });
});

it.each(['NAFATH_URL', 'NAFATH_APP_KEY', 'BANK_KEY', 'PUBLIC_URL'])('npm start with %s is no demo', (name) => {
  expect(withDemo({ [name]: 'x' }, true)).toEqual({ [name]: 'x' });
});

it('another start, or one with the demo off, is left unchanged', () => {
  expect(withDemo({}, false)).toEqual({});
  expect(withDemo({ WAQF_SIMULATORS: 'off' }, true)).toEqual({ WAQF_SIMULATORS: 'off' });
});
