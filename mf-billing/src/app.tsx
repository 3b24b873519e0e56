import { createArea } from '@console/area';
import { Navigate, Route, Routes } from '@console/area/router';
import { paths } from '@console/contract/paths';
import { AccountCreate } from './account/create';
import { AccountDetail } from './account/detail';
import { AccountList } from './account/list';

function App() {
  return (
    <Routes>
      <Route path="/billing" element={<AccountList />} />
      <Route path="/billing/create" element={<AccountCreate />} />
      <Route path="/billing/account/:id" element={<AccountDetail />} />
      <Route path="/billing/*" element={<Navigate to={paths.billing()} replace />} />
    </Routes>
  );
}

export default createArea({ name: 'mf-billing', App });
