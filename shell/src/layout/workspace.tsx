import { useMemo } from 'react';
import { matchPath, useLocation } from 'react-router';
import { remoteOf, routesOf, ServedPathsProvider, useSession } from '@waqf/platform-web';
import { AppFrame, PageSkeleton } from '@waqf/ui/core';
import { AccountScreen } from '../account/account-screen';
import { accountScreens } from '../account/account-screens';
import { shellPaths } from '../app/shell-paths';
import { RemoteFailure } from '../remotes/remote-failure';
import { RemoteScreens } from '../remotes/remote-screens';
import { useReleaseReports } from '../remotes/use-release-reports';
import { useRemote, type RemoteView } from '../remotes/use-remote';
import { SessionWatch } from '../session/session-watch';
import { FallbackNotice } from './fallback-notice';
import { NewVersionNotice } from './new-version-notice';
import { WorkspaceHeader } from './workspace-header';
import { WorkspaceSidebar } from './workspace-sidebar';
import { WorkspaceTabs } from './workspace-tabs';

/**
 * The frame of every signed-in page. Sidebar and header stand at once; navigation and screens come from the person's
 * remote.
 */
export function Workspace() {
  const { role } = useSession();
  const { view, retry } = useRemote(remoteOf[role]);
  useReleaseReports(view);
  const remote = view.status === 'ready' ? view.remote : null;
  const paths = useMemo(
    () => (remote ? [...shellPaths, ...routesOf(remote).map(({ path }) => path)] : shellPaths),
    [remote],
  );
  return (
    <ServedPathsProvider paths={paths}>
      <SessionWatch />
      <NewVersionNotice view={view} />
      <AppFrame
        sidebar={<WorkspaceSidebar remote={remote} />}
        header={<WorkspaceHeader remote={remote} />}
        tabs={<WorkspaceTabs remote={remote} />}
      >
        <Content view={view} onRetry={retry} />
      </AppFrame>
    </ServedPathsProvider>
  );
}

function Content({ view, onRetry }: { view: RemoteView; onRetry: () => void }) {
  const { key, pathname } = useLocation();
  const own = accountScreens.find(({ path }) => matchPath(path, pathname));
  if (own) return <AccountScreen key={own.path} route={own} />;
  if (view.status === 'loading') return <PageSkeleton />;
  if (view.status !== 'ready')
    return <RemoteFailure reason={view.status === 'late' ? 'late' : 'broken'} onRetry={onRetry} />;
  return (
    <>
      {view.fellBack ? <FallbackNotice key={key} /> : null}
      <RemoteScreens remote={view.remote} onRetry={onRetry} />
    </>
  );
}
