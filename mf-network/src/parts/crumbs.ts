import { paths } from '@console/contract/paths';
import { useText } from './texts';

/** Steps of the breadcrumb before the lists and the details of this area. */
export function useCrumbs() {
  const t = useText();
  const network = { label: t('crumb.network'), to: '/network' };
  return {
    network: [network],
    networks: [network, { label: t('vpc.title'), to: paths.networks() }],
    balancers: [network, { label: t('lb.title'), to: paths.loadBalancers() }],
    addresses: [network, { label: t('ip.title'), to: paths.ipAddresses() }],
    services: [{ label: t('service.title'), to: paths.services() }],
  };
}
