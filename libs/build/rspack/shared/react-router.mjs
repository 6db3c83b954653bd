/*
 * What shell and remotes use of the router. The shell provides these alone: a package that is shared whole brings all
 * that nobody asks for. A remote that imports another name is refused by its build (shared-names-plugin.mjs); a name
 * that is added here makes a new minor version of `@waqf/platform-web`, which such a remote then needs.
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
