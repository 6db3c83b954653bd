/**
 * Sessions end when they should, and nobody can plant one.
 * @param {{signIn: (nationalId: string) => Promise<import('./records.mjs').Person & {cookie: () => string}>, nobody: ()
 *   => import('./records.mjs').Person}} world
 */
export async function endedSessions({ signIn, nobody }) {
  const faults = [];
  let calls = 0;
  const isDead = async (cookie, label) => {
    const { status } = await nobody().call('GET', '/api/user/session', { headers: { cookie } });
    calls += 1;
    if (status !== 401) faults.push(`${label}: ${status}`);
  };
  const one = await signIn('1000000099');
  const first = one.cookie();
  await one.call('POST', '/api/auth/logout', {});
  await isDead(first, 'after signing out');

  const other = await signIn('1000000099');
  const second = await signIn('1000000099');
  const { sessions = [] } = (await second.call('GET', '/api/user/sessions')).json ?? {};
  const foreign = sessions.find(({ current }) => !current);
  const taken = other.cookie();
  await second.call('DELETE', `/api/user/sessions/${foreign?.id}`, {});
  await isDead(taken, 'after the session was ended from another device');
  if (second.cookie() === taken) faults.push('two sign-ins have one session');

  const third = await signIn('1000000099');
  await second.call('DELETE', '/api/user/sessions', {});
  await isDead(third.cookie(), 'after all other sessions were ended');
  return { calls, faults };
}
