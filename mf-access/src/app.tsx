import { createArea, lazyScreen, NoSuchPage, registerJournal } from '@console/area';
import { defineRoutes, Navigate, Route } from '@console/area/router';
import { paths } from '@console/contract/paths';
import { DelegationList } from './delegation/list';
import { TokenList } from './token/list';

const TokenCreate = lazyScreen(() =>
  import(/* webpackChunkName: "access-token-create" */ './token/create/page').then((m) => m.TokenCreate),
);
const TokenDetail = lazyScreen(() =>
  import(/* webpackChunkName: "access-token" */ './token/detail/page').then((m) => m.TokenDetail),
);
const DelegationCreate = lazyScreen(() =>
  import(/* webpackChunkName: "access-delegation-create" */ './delegation/create/page').then((m) => m.DelegationCreate),
);
const DelegationDetail = lazyScreen(() =>
  import(/* webpackChunkName: "access-delegation" */ './delegation/detail/page').then((m) => m.DelegationDetail),
);

const App = defineRoutes(
  <>
    <Route path="/access/create/api_token" element={<TokenCreate />} />
    <Route path="/access/token" element={<TokenList />} />
    <Route path="/access/token/:id" element={<TokenDetail />} />
    <Route path="/access/create/access_delegation" element={<DelegationCreate />} />
    <Route path="/access/delegation" element={<DelegationList />} />
    <Route path="/access/delegation/:id" element={<DelegationDetail />} />
    <Route path="/access" element={<Navigate to={paths.tokens()} replace />} />
    <Route path="*" element={<NoSuchPage />} />
  </>,
);

registerJournal('mf-access', () => import(/* webpackChunkName: "journal" */ './journal/calls').then((m) => m.journal));

export default createArea({ name: 'mf-access', App });
