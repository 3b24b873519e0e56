import { useFeature } from '@console/area';
import { paths } from '@console/contract/paths';
import { PageLinks } from '@console/ui';
import { useText } from './texts';

/** The lists under Network that the site offers, in their order. */
export function useNetworkPages(): { id: string; label: string; to: string }[] {
  const t = useText();
  const pages = [
    { id: 'vpc', label: t('tabs.networks'), to: paths.networks(), isOffered: useFeature('privateNetworksEnabled') },
    {
      id: 'load_balancer',
      label: t('tabs.balancers'),
      to: paths.loadBalancers(),
      isOffered: useFeature('loadBalancerEnabled'),
    },
    { id: 'ip_address', label: t('tabs.addresses'), to: paths.ipAddresses(), isOffered: useFeature('ipsEnabled') },
  ];
  return pages.flatMap(({ isOffered, ...page }) => (isOffered ? [page] : []));
}

/** The way between the lists under Network; nothing where there is only one. */
export function NetworkTabs({ value }: { value: 'vpc' | 'load_balancer' | 'ip_address' }) {
  const t = useText();
  const pages = useNetworkPages();
  return pages.length > 1 ? <PageLinks label={t('tabs.label')} items={pages} value={value} /> : null;
}
