import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { homeOf, useOptionalSession } from '@waqf/platform-web';
import { MaintenanceScreen } from '../public/maintenance.screen';
import { SystemClosedScreen } from '../public/system-closed.screen';
import { useBoot } from '../boot/boot-context';
import { signInAddress } from './return-address';
import { useShellSession } from './shell-session';
import { useMaintenance } from './use-maintenance';

/** Admits signed-in users; during maintenance and while the system is closed (`launchMode`), administrators only. */
export function Guard({ children }: { children: ReactNode }) {
  const session = useOptionalSession();
  const { end } = useShellSession();
  const { launchMode, maintenance: fromStart = false } = useBoot();
  const { pathname, search } = useLocation();
  const maintenance = useMaintenance();
  if (maintenance && !session?.can('system.admin')) return <MaintenanceScreen wasWorking={!fromStart} />;
  if (launchMode === 'closed' && !session?.can('system.admin')) return <SystemClosedScreen />;
  if (!session) return <Navigate replace to={end === 'signed-out' ? '/' : signInAddress(pathname + search)} />;
  // `/dashboard` belongs to founders and nazirs; other roles have a different first page.
  if (pathname === '/dashboard' && homeOf[session.role] !== '/dashboard')
    return <Navigate replace to={homeOf[session.role]} />;
  return children;
}
