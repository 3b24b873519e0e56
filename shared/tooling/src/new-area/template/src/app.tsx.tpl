import { createArea } from '@console/area';
import { defineRoutes, Navigate, Route } from '@console/area/router';
import { AccountList } from './account/list';

const App = defineRoutes(
  <>
    <Route path="/NAME" element={<AccountList />} />
    <Route path="/NAME/*" element={<Navigate to="/NAME" replace />} />
  </>,
);

export default createArea({ name: 'mf-NAME', App });
