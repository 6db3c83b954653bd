import { Navigate } from 'react-router';

/** `/admin/dashboard`: the dashboard's other address. The menu knows it by one. */
export function DashboardAddress() {
  return <Navigate to="/admin" replace />;
}
