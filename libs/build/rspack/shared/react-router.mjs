/*
 * The names of the router that shell and remotes use. The shell provides only these, because sharing the whole package
 * would also load its unused parts. The build refuses a remote that imports another name (shared-names-plugin.mjs);
 * adding a name here makes a new minor version of `@waqf/platform-web`, which such a remote then needs.
 */
export {
  createBrowserRouter,
  createMemoryRouter,
  Link,
  matchPath,
  Navigate,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  useBlocker,
  useLocation,
  useNavigate,
  useParams,
  useRouteError,
  useRoutes,
  useSearchParams,
} from 'react-router';
