const most = 32;

/**
 * The number of API processes that a start asks for: `--replicas N`, otherwise WAQF_PROCESSES, otherwise one.
 * @param {string[]} argv
 * @param {Record<string, string | undefined>} env
 * @returns {number | undefined} undefined: not a number from 1 to 32
 */
export function replicasOf(argv, env) {
  const place = argv.findIndex((one) => one === '--replicas' || one.startsWith('--replicas='));
  const asked = place < 0 ? env.WAQF_PROCESSES || '1' : (argv[place].split('=')[1] ?? argv[place + 1] ?? '');
  const number = /^\d{1,2}$/.test(asked) ? Number(asked) : 0;
  return number >= 1 && number <= most ? number : undefined;
}
