/** Settings of a platform for real users; when one of them is present, a start is not a demo. */
const secrets = ['NAFATH_APP_KEY', 'BANK_KEY'];
const real = [
  'NAFATH_URL',
  'NAFATH_APP_ID',
  'BANK_URL',
  'PUBLIC_URL',
  ...secrets.flatMap((name) => [name, `${name}_FILE`]),
];

/**
 * The environment of a start. A demo has simulators and sample people, unless WAQF_SIMULATORS is set or a setting of a
 * real platform is present: an operator who types `npm start` must not start a demo by accident.
 * @param {Record<string, string | undefined>} env
 * @param {boolean} demo whether a demo was requested
 * @returns {Record<string, string | undefined>}
 */
export function withDemo(env, demo) {
  const isReal = real.some((name) => env[name]) || env.NODE_ENV === 'production';
  return demo && !isReal && env.WAQF_SIMULATORS === undefined ? { ...env, WAQF_SIMULATORS: 'on' } : env;
}
