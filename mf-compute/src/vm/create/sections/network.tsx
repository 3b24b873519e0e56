import { paths } from '@console/contract/paths';
import { ErrorPanel, Link, useFormat } from '@console/ui';
import { FormSection } from '@console/ui/forms';
import { quoteAddresses } from '@console/domain/price';
import { ComboboxField, SwitchField, useVmForm } from '../form';
import { usePriceSource } from '../price';
import { useText } from '../texts';
import type { VmChoices } from '../choices';
import type { CreateRequest, VmOrder } from '../order';
import type { Target } from '../targets';

export const firstNetwork = ({ offersIps }: VmChoices) => ({ network: '', publicIp: offersIps });

/** Whether an address is reserved with it, and its network: one of another location is not named there. */
export const networkRequest = ({ choices, values }: VmOrder, { location }: Target): Partial<CreateRequest> => ({
  reserve_public_ip: values.publicIp && choices.offersIps,
  ...(values.network === '' || location !== values.location ? {} : { network_uuid: values.network }),
});

/** One of the VPC networks of the location, or the one that the server takes. */
function NetworkField() {
  const t = useText();
  const { order, choices, missingNetworks } = useVmForm();
  if (missingNetworks)
    return <ErrorPanel title={t('network.missing')} error={missingNetworks.error} onRetry={missingNetworks.retry} />;
  const byDefault = choices.networks.find((network) => network.is_default);
  const named = (name: string, subnet: string | null | undefined) =>
    subnet ? t('network.withSubnet', { name, subnet }) : name;
  const options = [
    { value: '', label: byDefault ? named(byDefault.name, byDefault.subnet) : t('network.default') },
    ...choices.networks
      .filter((network) => network !== byDefault)
      .map((network) => ({ value: network.uuid, label: named(network.name, network.subnet) })),
  ];
  const isSpread = order.places.length > 1;
  return (
    <ComboboxField
      name="network"
      label={t('network.vpc')}
      options={options}
      hint={
        isSpread ? t('network.spread') : <Link to={paths.networkCreate({ type: 'vpc' })}>{t('network.create')}</Link>
      }
    />
  );
}

function AddressField() {
  const t = useText();
  const { money } = useFormat();
  const prices = usePriceSource();
  const { values } = useVmForm();
  const price =
    prices &&
    quoteAddresses(prices.list, { currency: prices.currency, places: [values.location] }, { isAssigned: true });
  return (
    <div className="ui-fld">
      <span className="lbl">{t('network.floatingIp')}</span>
      <SwitchField
        name="publicIp"
        label={t('network.reserve')}
        {...(price ? { extra: t('list.perMonthShort', { amount: money(price.monthly) }) } : {})}
      />
    </div>
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
    offersIps && values.publicIp && t('vm.publicIpv4'),
  ];
  return (
    <FormSection id="network" title={t('create.network')} value={chosen.filter(Boolean).join(', ')}>
      <div className="compute-halves">
        {offersNetworks ? <NetworkField /> : null}
        {offersIps ? <AddressField /> : null}
      </div>
    </FormSection>
  );
}
