import { useMemo } from 'react';
import { matchPath, useLocation } from 'react-router';
import type { Capability } from '@waqf/contracts/identity';
import { headOf, type PageHead, titleOf } from '@waqf/contracts/releases';
import {
  headsOf,
  type Remote,
  remoteOf,
  routesOf,
  ServedPathsProvider,
  useLanguage,
  useSession,
} from '@waqf/platform-web';
import { AppFrame, OpeningSkeleton } from '@waqf/ui/core';
import { AccountScreen } from '../account/account-screen';
import { accountScreens } from '../account/account-screens';
import { shellPaths } from '../app/shell-paths';
import { useBoot } from '../boot/boot-context';
import { RemoteFailure } from '../remotes/remote-failure';
import { RemoteScreens } from '../remotes/remote-screens';
import { useReleaseReports } from '../remotes/use-release-reports';
import { useExtraRemotes } from '../remotes/use-extra-remotes';
import { useRemote, type RemoteView } from '../remotes/use-remote';
import { SessionWatch } from '../session/session-watch';
import { DevelopmentNotice } from './development-notice';
import { FirstVisitTour } from './first-visit';
import { FallbackNotice } from './fallback-notice';
import { announcedLinks, type LinksOfFrame, pathsOfLinks } from './frame-links';
import { NewVersionNotice } from './new-version-notice';
import { loadingFigure } from './page-figure';
import { Shortcuts } from './shortcuts';
import { WorkspaceHeader } from './workspace-header';
import { WorkspaceSidebar } from './workspace-sidebar';
import { WorkspaceTabs } from './workspace-tabs';

/**
 * The frame of every signed-in page. It is shown immediately, with the links that the release of the user's remote
 * announces; the remote itself provides its screens.
 */
export function Workspace() {
  const { role } = useSession();
  const own = useRemote(remoteOf[role]);
  const ownRemote = own.view.status === 'ready' ? own.view.remote : null;
  const extra = useExtraRemotes(role, ownRemote);
  const shown = useRemote(extra.at ?? remoteOf[role]);
  useReleaseReports(shown.view);
  const remote = useMemo(() => ownRemote && withNavigationOf(ownRemote, extra.loaded), [ownRemote, extra.loaded]);
  const frame = useAnnouncedFrame();
  const announced = useMemo(() => announcedLinks(frame), [frame]);
  const links = remote ?? announced;
  const heads = useMemo(() => (ownRemote ? headsOf(ownRemote) : (frame?.pages ?? [])), [ownRemote, frame]);
  const ownPaths = ownRemote ? routesOf(ownRemote).map(({ path }) => path) : pathsOfLinks(announced);
  const paths = [...shellPaths, ...ownPaths, ...extra.paths];
  return (
    <ServedPathsProvider paths={paths}>
      <SessionWatch />
      <NewVersionNotice view={shown.view} />
      <Shortcuts />
      <AppFrame
        sidebar={<WorkspaceSidebar links={links} />}
        header={<WorkspaceHeader remote={remote} links={links} />}
        tabs={<WorkspaceTabs links={links} />}
      >
        <Content view={shown.view} links={links} heads={heads} onRetry={shown.retry} />
      </AppFrame>
    </ServedPathsProvider>
  );
}

/** What the release of the user's remote announces for the frame. */
function useAnnouncedFrame() {
  const { role } = useSession();
  const { registry } = useBoot();
  return registry.remotes.find(({ name }) => name === remoteOf[role])?.frame;
}

/** The role's own links, then those of the additional remotes. */
const withNavigationOf = (own: Remote, others: readonly Remote[]): Remote => ({
  ...own,
  navigation: [...own.navigation, ...others.flatMap(({ navigation }) => navigation)],
  quickActions: [...own.quickActions, ...others.flatMap(({ quickActions }) => quickActions)],
});

interface ContentProps {
  view: RemoteView;
  links: LinksOfFrame;
  heads: readonly PageHead[];
  onRetry: () => void;
}

function Content({ view, links, heads, onRetry }: ContentProps) {
  const { key, pathname } = useLocation();
  const { language } = useLanguage();
  const { can } = useSession();
  const head = headOf(heads, pathname, (gate) => can(gate as Capability));
  const skeleton = (
    <OpeningSkeleton
      title={(titleOf(links.navigation, pathname) ?? head?.title)?.[language]}
      state={head?.state[language]}
      figure={loadingFigure(links.navigation, pathname)}
    />
  );
  const own = accountScreens.find(({ path }) => matchPath(path, pathname));
  if (own) return <AccountScreen key={own.path} route={own} skeleton={skeleton} />;
  if (view.status === 'loading') return skeleton;
  if (view.status !== 'ready')
    return <RemoteFailure reason={view.status === 'late' ? 'late' : 'broken'} onRetry={onRetry} />;
  return (
    <>
      {view.version === 'development' ? <DevelopmentNotice remote={view.remote.name} /> : null}
      {view.fellBack ? <FallbackNotice key={key} /> : null}
      <FirstVisitTour key={view.remote.role} />
      <RemoteScreens remote={view.remote} version={view.version} skeleton={skeleton} onRetry={onRetry} />
    </>
  );
}
