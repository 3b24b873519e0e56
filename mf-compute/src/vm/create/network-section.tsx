import { paths } from '@console/contract/paths';
import { ErrorPanel, Link, useFormat } from '@console/ui';
import { FormSection } from '@console/ui/forms';
import { quoteMachine } from '../machine/machine-price';
import { ComboboxField, SwitchField } from './form';
import { useVmForm } from './form-context';
import { placesOf } from './targets';
import { useText } from './texts';
import { usePriceSource } from './use-price-source';

/** One of the VPC networks of the location, or the one that the server takes. */
function NetworkField() {
  const t = useText();
  const { choices, values, missingNetworks } = useVmForm();
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
  const isSpread = placesOf(values).length > 1;
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
    quoteMachine(
      prices.list,
      { currency: prices.currency, places: [values.location] },
      { vcpu: 0, memoryGb: 0, diskGb: 0, publicIps: 1 },
    );
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
  const { choices, values } = useVmForm();
  const { offersNetworks, offersIps } = choices;
  if (!offersNetworks && !offersIps) return null;
  const network = choices.networks.find(({ uuid, is_default }) =>
    values.network === '' ? is_default : uuid === values.network,
  );
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
