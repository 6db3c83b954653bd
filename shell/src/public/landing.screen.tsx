import { Navigate } from 'react-router';
import { homeOf, useOptionalSession } from '@waqf/platform-web';
import { useTitle } from '../boot/use-title';
import { Hero } from './landing/hero';
import { HowItWorks } from './landing/how-it-works';
import { LiveFigures } from './landing/live-figures';
import { Questions } from './landing/questions';
import { RoleFeatures } from './landing/role-features';
import { SampleVoices } from './landing/sample-voices';
import { MaintenanceNotice } from './maintenance-notice';
import { PublicFooter } from './public-footer';
import * as css from './landing.module.css';

/**
 * One promise, one action, the live figures, then what each role gets. Signed-in users are redirected to their
 * dashboard.
 */
export function LandingScreen() {
  const session = useOptionalSession();
  useTitle('');
  if (session) return <Navigate replace to={homeOf[session.role]} />;
  return (
    <div className={css.page}>
      <MaintenanceNotice />
      <main>
        <Hero />
        <div className={css.content}>
          <LiveFigures />
          <RoleFeatures />
          <HowItWorks />
          <SampleVoices />
          <Questions />
        </div>
      </main>
      <PublicFooter />
    </div>
  );
}
