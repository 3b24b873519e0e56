import { useFormat } from '@console/ui';
import { createForm } from '@console/ui/forms';
import { useOrderText } from '../order/messages';
import { useMonthlyPrices } from '../price-list/use-prices';

/** The field stands in any form that may reserve a public address with what it creates. */
const { SwitchField } = createForm<{ publicIp: boolean }>();

/** Whether a floating IP is reserved with what is created, with its price a month in the location. */
export function PublicIpField({ location }: { readonly location: string }) {
  const t = useOrderText();
  const { money } = useFormat();
  const price = useMonthlyPrices()(location, 'ASSIGNED_FLOATING_IP');
  return (
    <div className="ui-fld">
      <span className="lbl">{t('network.floatingIp')}</span>
      <SwitchField
        name="publicIp"
        label={t('network.reserve')}
        {...(price ? { extra: t('perMonth', { amount: money(price) }) } : {})}
      />
    </div>
  );
}
