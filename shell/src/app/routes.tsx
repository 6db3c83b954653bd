import type { RouteObject } from 'react-router';
import { Guard } from '../session/guard';
import { Workspace } from '../layout/workspace';
import { openPage } from '../public/open-page';
import { Root } from './root';
import { PageFailure } from './page-failure';
import { publicPaths } from './shell-paths';
import { UnknownPage } from './unknown-page';

const verify = openPage(() => import('../public/verify/verify.screen').then((module) => module.VerifyScreen));

const publicPages: Record<(typeof publicPaths)[number], RouteObject['lazy']> = {
  '/': openPage(() => import('../public/landing.screen').then((module) => module.LandingScreen)),
  '/login': () => import('../session/sign-in.screen').then(({ SignInScreen: Component }) => ({ Component })),
  '/register': () => import('../session/register.screen').then(({ RegisterScreen: Component }) => ({ Component })),
  '/verify-email': () =>
    import('../session/verify-email.screen').then(({ VerifyEmailScreen: Component }) => ({ Component })),
  '/system-closed': openPage(() =>
    import('../public/system-closed.screen').then((module) => module.SystemClosedScreen),
  ),
  '/demo/ai-investment-analysis': openPage(() =>
    import('../public/demo/investment-demo.screen').then((module) => module.InvestmentDemoScreen),
  ),
  '/privacy': openPage(() => import('../public/policies/privacy.screen').then((module) => module.PrivacyScreen)),
  '/terms': openPage(() => import('../public/policies/terms.screen').then((module) => module.TermsScreen)),
  '/accessibility': openPage(() =>
    import('../public/policies/accessibility.screen').then((module) => module.AccessibilityScreen),
  ),
  '/verify': verify,
  '/verify/:code': verify,
  '/stop-report': openPage(() =>
    import('../public/stop-report/stop-report.screen').then((module) => module.StopReportScreen),
  ),
};

/** The shell's own pages, each in its own chunk; every other address belongs to the user's remote. */
export const appRoutes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <PageFailure />,
    hydrateFallbackElement: <></>,
    children: [
      ...publicPaths.map((path): RouteObject => ({ path, lazy: publicPages[path] })),
      {
        path: '*',
        element: (
          <UnknownPage>
            <Guard>
              <Workspace />
            </Guard>
          </UnknownPage>
        ),
      },
    ],
  },
];
