import { createArea, lazyScreen, registerJournal } from '@console/area';
import { Navigate, Route, Routes } from '@console/area/router';
import { paths } from '@console/contract/paths';
import { AccountList } from './account/list';

const AccountCreate = lazyScreen(() =>
  import(/* webpackChunkName: "billing-create" */ './account/create').then((m) => m.AccountCreate),
);
const AccountDetail = lazyScreen(() =>
  import(/* webpackChunkName: "billing-account" */ './account/detail').then((m) => m.AccountDetail),
);

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

registerJournal('mf-billing', () => import(/* webpackChunkName: "journal" */ './journal/calls').then((m) => m.journal));

export default createArea({ name: 'mf-billing', App });
