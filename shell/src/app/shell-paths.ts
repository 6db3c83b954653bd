/** Pages that everybody may open. */
export const publicPaths = [
  '/',
  '/login',
  '/register',
  '/verify-email',
  '/system-closed',
  '/demo/ai-investment-analysis',
  '/privacy',
  '/terms',
  '/accessibility',
  '/verify',
  '/verify/:code',
  '/stop-report',
] as const;

/** Pages inside the frame that every signed-in user has, whichever remote serves the role. */
export const accountPaths = ['/notifications', '/settings', '/help'] as const;

/** Every address that the shell serves itself; all others are named by the remotes. */
export const shellPaths: readonly string[] = [...publicPaths, ...accountPaths];
