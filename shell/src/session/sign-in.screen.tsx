import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { userEnvelope } from '@waqf/contracts/identity';
import { http, useMessages, useOptionalSession } from '@waqf/platform-web';
import { useTitle } from '../boot/use-title';
import { useBoot } from '../boot/boot-context';
import { MaintenanceScreen } from '../public/maintenance.screen';
import { NationalIdForm } from './national-id-form';
import { verified } from './register.screen';
import { addressAfterSignIn } from './return-address';
import { useShellSession } from './shell-session';
import { SignInFrame } from './sign-in-frame';
import type { PendingSignIn } from './pending-sign-in';
import { signInMessages } from './sign-in.messages';
import { isMaintenance } from './use-maintenance';
import { WaitForApproval } from './wait-for-approval';

/** One field, then one number. While the system is closed, only `/login?admin` opens this page. */
export function SignInScreen() {
  const t = useMessages(signInMessages);
  const { search } = useLocation();
  const navigate = useNavigate();
  const session = useOptionalSession();
  const { enter } = useShellSession();
  const { launchMode } = useBoot();
  const [pending, setPending] = useState<PendingSignIn | null>(null);
  const [maintenance, setMaintenance] = useState(false);
  useTitle(t('title'));

  if (session) return <Navigate replace to={addressAfterSignIn(search, session)} />;
  if (launchMode === 'closed' && !new URLSearchParams(search).has('admin'))
    return <Navigate replace to="/system-closed" />;

  const onApproved = async (registered: boolean) => {
    if (!registered) return navigate(`/register${search}`, { state: verified });
    try {
      const { user } = await http.get('/api/user/me', userEnvelope);
      enter(user);
    } catch (error) {
      if (!isMaintenance(error)) throw error;
      setMaintenance(true);
    }
  };
  if (maintenance) return <MaintenanceScreen />;
  return (
    <SignInFrame>
      {pending ? (
        <WaitForApproval
          key={pending.transactionId}
          pending={pending}
          onApproved={onApproved}
          onAgain={setPending}
          onCancel={() => setPending(null)}
        />
      ) : (
        <NationalIdForm onStarted={setPending} />
      )}
    </SignInFrame>
  );
}
