import type { RouteObject } from 'react-router';
import { Guard } from '../session/guard';
import { Workspace } from '../layout/workspace';
import { openPage } from '../public/open-page';
import { Root } from './root';
import { PageFailure } from './page-failure';
import { UnknownPage } from './unknown-page';

/** The shell's own pages, each its own chunk; every other address belongs to the person's remote. */
export const appRoutes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <PageFailure />,
    hydrateFallbackElement: <></>,
    children: [
      { path: '/', lazy: openPage(() => import('../public/landing.screen').then((module) => module.LandingScreen)) },
      {
        path: '/login',
        lazy: () => import('../session/sign-in.screen').then(({ SignInScreen: Component }) => ({ Component })),
      },
      {
        path: '/register',
        lazy: () => import('../session/register.screen').then(({ RegisterScreen: Component }) => ({ Component })),
      },
      {
        path: '/system-closed',
        lazy: openPage(() => import('../public/system-closed.screen').then((module) => module.SystemClosedScreen)),
      },
      {
        path: '/demo/ai-investment-analysis',
        lazy: openPage(() =>
          import('../public/demo/investment-demo.screen').then((module) => module.InvestmentDemoScreen),
        ),
      },
      {
        path: '/privacy',
        lazy: openPage(() => import('../public/policies/privacy.screen').then((module) => module.PrivacyScreen)),
      },
      {
        path: '/terms',
        lazy: openPage(() => import('../public/policies/terms.screen').then((module) => module.TermsScreen)),
      },
      {
        path: '/accessibility',
        lazy: openPage(() =>
          import('../public/policies/accessibility.screen').then((module) => module.AccessibilityScreen),
        ),
      },
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
