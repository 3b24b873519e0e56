import { createArea, lazyScreen, NoSuchPage, provideFollowUp, registerJournal } from '@console/area';
import { defineRoutes, Route } from '@console/area/router';
import { AccountList } from './account/list';
import { WaitingPayments } from './payment/waiting';

const AccountCreate = lazyScreen(() =>
  import(/* webpackChunkName: "billing-create" */ './account/form/create').then((m) => m.AccountCreate),
);
const AccountEdit = lazyScreen(() =>
  import(/* webpackChunkName: "billing-edit" */ './account/form/edit').then((m) => m.AccountEdit),
);
const CardAdd = lazyScreen(() =>
  import(/* webpackChunkName: "billing-card-add" */ './card/add/page').then((m) => m.CardAdd),
);
const AccountDetail = lazyScreen(() =>
  import(/* webpackChunkName: "billing-account" */ './account/page/detail').then((m) => m.AccountDetail),
);
const InvoicePage = lazyScreen(() =>
  import(/* webpackChunkName: "billing-invoice" */ './invoice/page').then((m) => m.InvoicePage),
);
const TopUpPage = lazyScreen(() =>
  import(/* webpackChunkName: "billing-top-up" */ './top-up/page').then((m) => m.TopUpPage),
);

const Screens = defineRoutes(
  <>
    <Route path="/billing" element={<AccountList />} />
    <Route path="/billing/create" element={<AccountCreate />} />
    <Route path="/billing/account/:id/edit" element={<AccountEdit />} />
    <Route path="/billing/account/:id/card" element={<CardAdd />} />
    <Route path="/billing/account/:id" element={<AccountDetail />} />
    <Route path="/billing/account/:id/invoice/:invoice" element={<InvoicePage />} />
    <Route path="/billing/account/:id/top-up" element={<TopUpPage />} />
    <Route path="*" element={<NoSuchPage />} />
  </>,
);

export const App = () => (
  <>
    <WaitingPayments />
    <Screens />
  </>
);

provideFollowUp(
  'account.campaign',
  () => import(/* webpackChunkName: "billing-campaign" */ './account/form/campaign-follow-up'),
);
registerJournal('mf-billing', () => import(/* webpackChunkName: "journal" */ './journal/calls').then((m) => m.journal));

export default createArea({ name: 'mf-billing', App });
