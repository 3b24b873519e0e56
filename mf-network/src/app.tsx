import { createArea, lazyScreen, NoSuchPage, provideFollowUp, registerJobFinder, registerJournal } from '@console/area';
import { defineRoutes, Navigate, Route } from '@console/area/router';
import { useNetworkPages } from './parts/network-tabs';

// Each kind comes with its route: a site loads nothing of what it does not offer.
const NetworkList = lazyScreen(() =>
  import(/* webpackChunkName: "network-vpc" */ './network/list/network-list').then((m) => m.NetworkList),
);
const NetworkDetail = lazyScreen(() =>
  import(/* webpackChunkName: "network-vpc" */ './network/detail/network-detail').then((m) => m.NetworkDetail),
);
const NetworkCreate = lazyScreen(() =>
  import(/* webpackChunkName: "network-create-vpc" */ './network/create/network-create').then((m) => m.NetworkCreate),
);
const LoadBalancerList = lazyScreen(() =>
  import(/* webpackChunkName: "network-load_balancer" */ './load-balancer/list').then((m) => m.LoadBalancerList),
);
const LoadBalancerDetail = lazyScreen(() =>
  import(/* webpackChunkName: "network-load_balancer" */ './load-balancer/detail').then((m) => m.LoadBalancerDetail),
);
const LoadBalancerCreate = lazyScreen(() =>
  import(/* webpackChunkName: "network-load_balancer-create" */ './load-balancer/create/balancer-create').then(
    (m) => m.LoadBalancerCreate,
  ),
);
const IpAddressList = lazyScreen(() =>
  import(/* webpackChunkName: "network-ip_address" */ './ip-address/list').then((m) => m.IpAddressList),
);
const IpAddressDetail = lazyScreen(() =>
  import(/* webpackChunkName: "network-ip_address" */ './ip-address/detail').then((m) => m.IpAddressDetail),
);
const IpCreate = lazyScreen(() =>
  import(/* webpackChunkName: "network-ip_address-create" */ './ip-address/create/ip-create').then((m) => m.IpCreate),
);
const ServiceList = lazyScreen(() =>
  import(/* webpackChunkName: "services" */ './service/list/service-list').then((m) => m.ServiceList),
);
const ServiceCreate = lazyScreen(() =>
  import(/* webpackChunkName: "services-create" */ './service/create/service-create').then((m) => m.ServiceCreate),
);
const ServiceDetail = lazyScreen(() =>
  import(/* webpackChunkName: "services" */ './service/detail/service-detail').then((m) => m.ServiceDetail),
);

/** /network has no screen of its own: it leads to the first list that the site offers. */
function FirstNetworkPage() {
  const [first] = useNetworkPages();
  return <Navigate to={first?.to ?? '/'} replace />;
}

export const App = defineRoutes(
  <>
    <Route path="/network" element={<FirstNetworkPage />} />
    <Route path="/network/vpc" element={<NetworkList />} />
    <Route path="/network/vpc/:location/:uuid" element={<NetworkDetail />} />
    <Route path="/network/create/vpc" element={<NetworkCreate />} />
    <Route path="/network/load_balancer" element={<LoadBalancerList />} />
    <Route path="/network/create/load_balancer" element={<LoadBalancerCreate />} />
    <Route path="/network/load_balancer/:location/:uuid" element={<LoadBalancerDetail />} />
    <Route path="/network/create/ip_address" element={<IpCreate />} />
    <Route path="/network/ip_address" element={<IpAddressList />} />
    <Route path="/network/ip_address/:location/:uuid" element={<IpAddressDetail />} />
    <Route path="/services" element={<ServiceList />} />
    <Route path="/services/create" element={<ServiceCreate />} />
    <Route path="/services/service/:location/:serviceId" element={<ServiceDetail />} />
    <Route path="*" element={<NoSuchPage />} />
  </>,
);

registerJobFinder('managed_service', async (job) => {
  const { findCreatedService } = await import(/* webpackChunkName: "services-find" */ './service/create/find-created');
  return findCreatedService(job);
});
registerJobFinder('vpc', async (job) => {
  const { findCreatedNetwork } = await import(/* webpackChunkName: "network-find" */ './network/create/create-network');
  return findCreatedNetwork(job);
});
registerJobFinder('ip_address', async (job) => {
  const { findReserved } = await import(/* webpackChunkName: "network-find" */ './ip-address/create/reserve');
  return findReserved(job);
});

provideFollowUp('address.release', () => import(/* webpackChunkName: "network-release" */ './parts/address-release'));
provideFollowUp(
  'service.release',
  () => import(/* webpackChunkName: "services-release" */ './service/actions/deletion'),
);
registerJobFinder('load_balancer', async (job) => {
  const { findCreatedBalancer } = await import(
    /* webpackChunkName: "network-find" */ './load-balancer/create/create-balancer'
  );
  return findCreatedBalancer(job);
});

provideFollowUp(
  'lb.release',
  () => import(/* webpackChunkName: "network-lb-release" */ './load-balancer/actions/deletion'),
);

registerJournal('mf-network', () => import(/* webpackChunkName: "journal" */ './journal/calls').then((m) => m.journal));

export default createArea({ name: 'mf-network', App });
