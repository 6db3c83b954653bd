import { newer } from '@waqf/testing/screen';
import { bearsNewerAnswers, faultsBeforeNewerServer } from '@waqf/testing/newer-server';
import { BootProvider } from '../boot/boot-context';
import { visitor } from '../boot/visitor';
import { LiveFigures } from './landing/live-figures';
import { MaintenanceScreen } from './maintenance.screen';
import { NotFoundScreen } from './not-found.screen';
import { AccessibilityScreen } from './policies/accessibility.screen';
import { PrivacyScreen } from './policies/privacy.screen';
import { TermsScreen } from './policies/terms.screen';
import { SystemClosedScreen } from './system-closed.screen';
import { VerifyScreen } from './verify/verify.screen';

/* Pages that stand behind no role bear the answers of a newer server too, and what it says with the page. */
const boot = newer(visitor);

const pages = {
  '/verify': VerifyScreen,
  '/verify/:code': VerifyScreen,
  '/privacy': PrivacyScreen,
  '/terms': TermsScreen,
  '/accessibility': AccessibilityScreen,
  '/system-closed': SystemClosedScreen,
  '/maintenance': MaintenanceScreen,
  '/no-such-page': NotFoundScreen,
};

bearsNewerAnswers(
  Object.entries(pages).map(([path, Page]) => ({
    path,
    title: { ar: path, en: path },
    load: async () => () => (
      <BootProvider value={boot}>
        <Page />
      </BootProvider>
    ),
  })),
);

test('the figures of the landing page bear them', async () => {
  const Figures = () => (
    <main>
      <h1>منصة وقف</h1>
      <LiveFigures />
    </main>
  );
  expect(await faultsBeforeNewerServer(Figures, '/')).toEqual([]);
});
