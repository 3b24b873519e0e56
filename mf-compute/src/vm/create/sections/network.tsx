import { NetworkField, PublicIpField } from '@console/domain/order-form';
import { FormSection } from '@console/ui/forms';
import { useVmForm } from '../form';
import { useText } from '../texts';
import type { VmChoices } from '../choices';
import type { CreateRequest, VmOrder } from '../order';
import type { Target } from '../targets';

/** @param network uuid of the one that a link asks for */
export const firstNetwork = ({ offersIps, offersNetworks }: VmChoices, network = '') => ({
  network: offersNetworks ? network : '',
  publicIp: offersIps,
});

/** Whether an address is reserved with it, and its network: one of another location is not named there. */
export const networkRequest = ({ choices, values }: VmOrder, { location }: Target): Partial<CreateRequest> => ({
  reserve_public_ip: values.publicIp && choices.offersIps,
  ...(values.network === '' || location !== values.location ? {} : { network_uuid: values.network }),
});

/** One of the VPC networks of the location, or the one that the server takes. */
function NetworkChoice() {
  const t = useText();
  const { order, choices, missingNetworks } = useVmForm();
  const isSpread = order.places.length > 1;
  return (
    <NetworkField
      networks={choices.networks}
      missing={missingNetworks}
      hint={isSpread ? t('network.spread') : undefined}
    />
  );
}

/** The private network, and whether a public address is reserved with the machine. */
export function NetworkSection() {
  const t = useText();
  const { order, choices, values } = useVmForm();
  const { offersNetworks, offersIps } = choices;
  if (!offersNetworks && !offersIps) return null;
  const { network } = order;
  const chosen = [
    offersNetworks && (network?.name ?? t('network.default')),
    offersIps && values.publicIp && t('receipt.publicIp'),
  ];
  return (
    <FormSection id="network" title={t('create.network')} value={chosen.filter(Boolean).join(', ')}>
      <div className="ui-halves">
        {offersNetworks ? <NetworkChoice /> : null}
        {offersIps ? <PublicIpField location={values.location} /> : null}
      </div>
    </FormSection>
  );
}
