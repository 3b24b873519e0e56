import { useFeature, useSiteConfig } from '@console/area';
import { useFormat } from '@console/ui';
import { FormSection, SelectField, SwitchField } from '@console/ui/forms';
import { quoteMachine } from '../../price/quote';
import { useText } from '../../texts';
import { usePrices } from '../use-vms';
import { useVmForm } from './form-context';

/** The private network, and whether a public address is reserved with the machine. */
export function NetworkSection() {
  const t = useText();
  const { money } = useFormat();
  const prices = usePrices();
  const { siteCurrency: currency } = useSiteConfig();
  const { choices, values } = useVmForm();
  const hasNetworks = useFeature('privateNetworksEnabled');
  if (!hasNetworks && !choices.offersIps) return null;
  const byDefault = choices.networks.find((network) => network.is_default);
  const named = (name: string, subnet: string | null | undefined) =>
    subnet ? t('network.withSubnet', { name, subnet }) : name;
  const options = [
    { value: '', label: byDefault ? named(byDefault.name, byDefault.subnet) : t('network.default') },
    ...choices.networks
      .filter((network) => network !== byDefault)
      .map((network) => ({ value: network.uuid, label: named(network.name, network.subnet) })),
  ];
  const network = choices.networks.find(({ uuid }) => uuid === values.network) ?? byDefault;
  const price =
    prices &&
    quoteMachine(prices, { currency, places: [values.location] }, { vcpu: 0, memoryGb: 0, diskGb: 0, publicIps: 1 });
  const chosen = [
    hasNetworks && (network?.name ?? t('network.default')),
    choices.offersIps && values.publicIp && t('vm.publicIpv4'),
  ];
  return (
    <FormSection id="network" title={t('create.network')} value={chosen.filter(Boolean).join(', ')}>
      <div className="compute-halves">
        {hasNetworks ? <SelectField name="network" label={t('network.vpc')} options={options} /> : null}
        {choices.offersIps ? (
          <div className="ui-fld">
            <span className="lbl">{t('network.floatingIp')}</span>
            <SwitchField
              name="publicIp"
              label={t('network.reserve')}
              {...(price ? { extra: t('list.perMonthShort', { amount: money(price.monthly) }) } : {})}
            />
          </div>
        ) : null}
      </div>
    </FormSection>
  );
}
