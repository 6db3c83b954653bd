/** Settings of a platform for real people; with one of them a start is no demo. */
const secrets = ['NAFATH_APP_KEY', 'BANK_KEY'];
const real = [
  'NAFATH_URL',
  'NAFATH_APP_ID',
  'BANK_URL',
  'PUBLIC_URL',
  ...secrets.flatMap((name) => [name, `${name}_FILE`]),
];

/**
 * The environment of a start. A demo has simulators and sample people, unless WAQF_SIMULATORS is given or a setting of
 * a real platform is there: an operator who types `npm start` must not open the doors of a demo by it.
 * @param {Record<string, string | undefined>} env
 * @param {boolean} demo asked for
 * @returns {Record<string, string | undefined>}
 */
export function withDemo(env, demo) {
  const isReal = real.some((name) => env[name]) || env.NODE_ENV === 'production';
  return demo && !isReal && env.WAQF_SIMULATORS === undefined ? { ...env, WAQF_SIMULATORS: 'on' } : env;
}
