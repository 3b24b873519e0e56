import { createArea, registerJournal } from '@console/area';
import { Navigate, Route, Routes } from '@console/area/router';
import { paths } from '@console/contract/paths';
import { DelegationDetail } from './delegation/detail';
import { DelegationList } from './delegation/list';
import { TokenDetail } from './token/detail';
import { TokenList } from './token/list';

function App() {
  return (
    <Routes>
      <Route path="/access/token" element={<TokenList />} />
      <Route path="/access/token/:id" element={<TokenDetail />} />
      <Route path="/access/delegation" element={<DelegationList />} />
      <Route path="/access/delegation/:id" element={<DelegationDetail />} />
      <Route path="/access/*" element={<Navigate to={paths.tokens()} replace />} />
    </Routes>
  );
}

registerJournal('mf-access', () => import(/* webpackChunkName: "journal" */ './journal/calls').then((m) => m.journal));

export default createArea({ name: 'mf-access', App });
