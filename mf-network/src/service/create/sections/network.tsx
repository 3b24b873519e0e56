import { NetworkField, PublicIpField } from '@console/domain/order-form';
import { FormSection } from '@console/ui/forms';
import { useServiceForm } from '../form';
import { useCreateText } from '../texts';

/** The private network, and whether a floating IP makes the service reachable from the internet. */
export function NetworkSection() {
  const t = useCreateText();
  const { order, missingNetworks } = useServiceForm();
  const { choices, values, network } = order;
  const { offersNetworks, offersIps } = choices;
  if (!offersNetworks && !offersIps) return null;
  const chosen = [
    offersNetworks && (network?.name ?? t('network.default')),
    offersIps && values.publicIp && t('network.floatingIp'),
  ];
  return (
    <FormSection id="network" title={t('section.network')} value={chosen.filter(Boolean).join(', ') || null}>
      <div className="ui-halves">
        {offersNetworks ? <NetworkField networks={choices.networks} missing={missingNetworks} /> : null}
        {offersIps ? <PublicIpField location={values.location} /> : null}
      </div>
      {offersIps ? (
        <p className="ui-small ui-mut">{t(values.publicIp ? 'network.public' : 'network.private')}</p>
      ) : null}
    </FormSection>
  );
}
