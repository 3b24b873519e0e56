import type { Located } from '@console/api';
import { assigneeUuid } from '@console/contract/ip-address';
import { useFeature } from '@console/area';
import type { Network } from '@console/contract/network';
import { paths } from '@console/contract/paths';
import { Relations } from '@console/domain/detail';
import { sourceStates } from '@console/domain/list';
import { Link } from '@console/ui';
import { resourceCount } from '../can';
import { useText } from '../../parts/texts';
import { useIpAddresses, useOnly } from '../../parts/use-located';
import type { Members } from '../members/use-members';
import { useVpcText } from '../texts';

/** So many are named beside the page; the list has them all. */
const NAMED = 6;

/** The floating IPs by which something in a network is reached from the internet. */
export function LeadingIn({ network, found }: { network: Located<Network>; found: Members }) {
  const t = useVpcText();
  const shared = useText();
  const isOffered = useFeature('ipsEnabled');
  const hasBalancers = useFeature('loadBalancerEnabled');
  const addresses = useIpAddresses(useOnly(network.location));
  if (!isOffered) return null;
  const names = new Map(found.members.map(({ owner, name }) => [owner, name]));
  const own = addresses.rows.flatMap((ip) => {
    const owner = assigneeUuid(ip);
    const name = owner === undefined ? undefined : names.get(owner);
    return name === undefined ? [] : [{ ip, name }];
  });
  const rest = own.length - NAMED;
  const state = sourceStates(addresses)(network.location);
  // What they lead to has to be known, too.
  const isUnread =
    found.unseen > 0 ||
    found.unread.length > 0 ||
    found.services.error !== undefined ||
    found.balancers.some(({ state: balancers }) => balancers === 'failed');
  if (own.length === 0 && (state === 'loading' || found.isLoading))
    return <Relations items={[]} none={null} waiting={Math.min(NAMED, Math.max(1, resourceCount(network)))} />;
  return (
    <>
      <Relations
        none={state === 'failed' ? t('leading.unknown') : isUnread ? shared('unknown') : t('leading.none')}
        items={own.slice(0, NAMED).map(({ ip, name }) => ({
          id: ip.uuid,
          icon: 'globe',
          name: ip.address,
          to: paths.ipAddress(ip),
          detail: t('leading.to', { name }),
        }))}
      >
        {hasBalancers ? (
          <Link to={paths.networkCreate({ type: 'load_balancer', location: network.location, network: network.uuid })}>
            {t('action.createBalancer')}
          </Link>
        ) : null}
      </Relations>
      {own.length > 0 && (isUnread || state === 'failed') ? (
        <p className="ui-small ui-mut">{t('leading.partial')}</p>
      ) : null}
      {rest > 0 ? (
        <Link to={`${paths.ipAddresses()}?location=${network.location}`}>{t('leading.more', { n: rest })}</Link>
      ) : null}
    </>
  );
}
