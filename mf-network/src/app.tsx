import type { ReactNode } from 'react';
import { createArea, Page, useFeature } from '@console/area';
import { Navigate, Route, Routes } from '@console/area/router';
import { EmptyState, LinkButton, PageHead } from '@console/ui';
import type { FeatureSwitch } from '@console/contract/site-config';
import { IpAddressDetail } from './ip-address/detail';
import { IpAddressList } from './ip-address/list';
import { LoadBalancerDetail } from './load-balancer/detail';
import { LoadBalancerList } from './load-balancer/list';
import { NetworkDetail } from './network/detail';
import { NetworkList } from './network/list';
import { useNetworkPages } from './parts/network-tabs';
import { useText } from './parts/texts';
import { ServiceDetail } from './service/detail';
import { ServiceList } from './service/list';

/** /network has no screen of its own: it leads to the first list that the site offers. */
function FirstNetworkPage() {
  const [first] = useNetworkPages();
  return <Navigate to={first?.to ?? '/'} replace />;
}

/** A screen of a kind that the site may not offer. */
function Offered({ feature, children }: { feature: FeatureSwitch; children: ReactNode }) {
  return useFeature(feature) ? children : <Navigate to="/network" replace />;
}

function NoSuchPage() {
  const t = useText();
  return (
    <Page title={t('page.none.title')}>
      <PageHead title={t('page.none.title')} />
      <EmptyState
        title={t('page.none.text')}
        text={t('page.none.hint')}
        actions={<LinkButton to="/">{t('page.none.home')}</LinkButton>}
      />
    </Page>
  );
}

export function App() {
  const vpc = (screen: ReactNode) => <Offered feature="privateNetworksEnabled">{screen}</Offered>;
  const balancer = (screen: ReactNode) => <Offered feature="loadBalancerEnabled">{screen}</Offered>;
  const address = (screen: ReactNode) => <Offered feature="ipsEnabled">{screen}</Offered>;
  return (
    <Routes>
      <Route path="/network" element={<FirstNetworkPage />} />
      <Route path="/network/vpc" element={vpc(<NetworkList />)} />
      <Route path="/network/vpc/:location/:uuid" element={vpc(<NetworkDetail />)} />
      <Route path="/network/load_balancer" element={balancer(<LoadBalancerList />)} />
      <Route path="/network/load_balancer/:location/:uuid" element={balancer(<LoadBalancerDetail />)} />
      <Route path="/network/ip_address" element={address(<IpAddressList />)} />
      <Route path="/network/ip_address/:location/:uuid" element={address(<IpAddressDetail />)} />
      <Route path="/services" element={<ServiceList />} />
      <Route path="/services/service/:location/:serviceId" element={<ServiceDetail />} />
      <Route path="*" element={<NoSuchPage />} />
    </Routes>
  );
}

export default createArea({ name: 'mf-network', App });
