import { signInStarted, type SignInStarted } from '@waqf/contracts/identity';
import { http } from '@waqf/platform-web';

/** A sign-in that waits for its approval on the phone. */
export interface PendingSignIn extends SignInStarted {
  nationalId: string;
}

/** Asks Nafath for an approval: the server gives the same answer for known and unknown ids. */
export async function askForApproval(nationalId: string): Promise<PendingSignIn> {
  return { ...(await http.post('/api/auth/nafath', { nationalId }, signInStarted)), nationalId };
}
