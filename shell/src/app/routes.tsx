import type { RouteObject } from 'react-router';
import { Guard } from '../session/guard';
import { Workspace } from '../layout/workspace';
import { Root } from './root';
import { PageFailure } from './page-failure';
import { UnknownPage } from './unknown-page';

/** The shell's own pages, each its own chunk; every other address belongs to the person's remote. */
export const appRoutes: RouteObject[] = [{
  element: <Root />,
  errorElement: <PageFailure />,
  hydrateFallbackElement: <></>,
  children: [
    { path: '/', lazy: () => import('../public/landing.screen').then(({ LandingScreen: Component }) => ({ Component })) },
    { path: '/login', lazy: () => import('../session/sign-in.screen').then(({ SignInScreen: Component }) => ({ Component })) },
    { path: '/register', lazy: () => import('../session/register.screen').then(({ RegisterScreen: Component }) => ({ Component })) },
    { path: '/system-closed', lazy: () => import('../public/system-closed.screen').then(({ SystemClosedScreen: Component }) => ({ Component })) },
    { path: '/demo/ai-investment-analysis', lazy: () => import('../public/demo/investment-demo.screen').then(({ InvestmentDemoScreen: Component }) => ({ Component })) },
    { path: '/privacy', lazy: () => import('../public/policies/privacy.screen').then(({ PrivacyScreen: Component }) => ({ Component })) },
    { path: '/terms', lazy: () => import('../public/policies/terms.screen').then(({ TermsScreen: Component }) => ({ Component })) },
    { path: '/accessibility', lazy: () => import('../public/policies/accessibility.screen').then(({ AccessibilityScreen: Component }) => ({ Component })) },
    { path: '*', element: <UnknownPage><Guard><Workspace /></Guard></UnknownPage> },
  ],
}];
