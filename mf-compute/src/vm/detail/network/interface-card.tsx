import { useFeature } from '@console/area';
import type { VmInterface } from '@console/contract/vm-interface';
import { Card, KeyFacts, LinkButton, type KeyFact } from '@console/ui';
import { useText } from '../../../texts';
import { whyNot } from '../../machine/can';
import type { JoinedVm } from '../../machine/rows';
import { useActionsText } from '../../actions/texts';
import { NetworkLink } from './network-link';
import { SubinterfaceTable } from './subinterface-table';
import { networkDialogPath } from '../../actions/network/use-network-dialog';

function useFacts(vm: JoinedVm, nic: VmInterface): KeyFact[] {
  const t = useActionsText();
  const hasNetworks = useFeature('privateNetworksEnabled');
  const none = <span className="ui-mut">{t('none')}</span>;
  const copied = (label: string, value: string | null | undefined): KeyFact =>
    value ? { label, value, copy: value, mono: true } : { label, value: none };
  return [
    ...(hasNetworks ? [{ label: t('interface.network'), value: <NetworkLink vm={vm} network={nic.network} /> }] : []),
    copied(t('interface.privateIpv4'), nic.private_ip_address),
    copied(t('interface.publicIpv6'), nic.public_ipv6_address),
    copied(t('interface.mac'), nic.vmi_mac),
  ];
}

/** One network card of a machine, with its ways into other networks where the site has those. */
export function InterfaceCard({ vm, nic, number }: { vm: JoinedVm; nic: VmInterface; number: number | undefined }) {
  const t = useActionsText();
  const shared = useText();
  const hasNetworks = useFeature('privateNetworksEnabled');
  const facts = useFacts(vm, nic);
  const reason = whyNot('network', vm, vm.pending);
  const title = number === undefined ? t('interface.title') : t('interface.numbered', { number });
  return (
    <>
      <Card title={title} note={nic.network?.subnet ?? undefined}>
        <KeyFacts items={facts} columns={facts.length} />
      </Card>
      {hasNetworks ? (
        <Card
          flush
          title={number === undefined ? t('subinterface.title') : t('subinterface.numbered', { number })}
          note={t('subinterface.count', { n: nic.subinterfaces.length })}
          actions={
            <LinkButton
              size="sm"
              icon="plus"
              to={networkDialogPath(vm, 'subinterface-add', nic.vmi_uuid)}
              {...(reason ? { reason: shared(reason) } : {})}
            >
              {t('subinterface.add')}
            </LinkButton>
          }
          footer={t('subinterface.why')}
        >
          <SubinterfaceTable vm={vm} rows={nic.subinterfaces} />
        </Card>
      ) : null}
    </>
  );
}
