import { codeRequest } from '@console/api';
import { CodeButton, locationName } from '@console/area';
import { metalOsName } from '@console/contract/metal';
import { createMetalLease } from '@console/contract/metal-lease';
import { accountOf, payerReason } from '@console/domain/order';
import { OrderReceipt, OrderSubmit, useReceiptFacts, type ReceiptFacts } from '@console/domain/order-form';
import { Facts, Icon, LocationCode, SidebarBlock, useFormat, useIsPhone } from '@console/ui';
import { FormError } from '@console/ui/forms';
import { useMetalText } from '../lease/texts';
import { useServerPrices } from '../lease/use-server-prices';
import { useOrderForm } from './form';
import { orderRequest } from './request';
import { specOf } from './stock';
import { useCreateText } from './texts';
import type { OrderChoices, OrderValues } from './values';

/** What was chosen, as the receipt heads it. */
function ChosenFacts() {
  const t = useCreateText();
  const shared = useMetalText();
  const { choices, values } = useOrderForm();
  const spec = specOf(choices, values.spec, values.location);
  const name = values.name.trim();
  const none = <span className="ui-mut">{t('summary.open')}</span>;
  return (
    <Facts
      items={[
        { label: shared('field.name'), value: name ? <b className="ui-strong">{name}</b> : none },
        {
          label: shared('field.location'),
          value: values.location ? <LocationCode slug={values.location} name={locationName(values.location)} /> : none,
        },
        { label: t('summary.spec'), value: spec?.title ?? none },
        ...(spec?.subtitle ? [{ label: shared('field.disks'), value: spec.subtitle }] : []),
        { label: t('summary.system'), value: metalOsName(choices.systems, values.osId) ?? none },
      ]}
    />
  );
}

/** What was chosen, what it costs, and the button: the right column of the form. */
export function Summary() {
  const t = useCreateText();
  const isPhone = useIsPhone();
  const { values, receipt } = useOrderForm();
  return (
    <div className="ui-only-wide">
      <SidebarBlock title={t('summary.title')} {...(isPhone ? {} : { extra: <OrderCode /> })}>
        <ChosenFacts />
        <OrderReceipt facts={receipt} isChosen={values.spec !== ''} />
        <FormError />
        <OrderButton />
        {receipt?.note ? (
          <p className="compute-note ui-small ui-mut">
            <Icon name="wallet" size={14} />
            {receipt.note}
          </p>
        ) : null}
      </SidebarBlock>
    </div>
  );
}

/** What the chosen server costs; undefined while none is chosen or its price is not known. */
export function useOrderReceipt(choices: OrderChoices, values: OrderValues): ReceiptFacts | undefined {
  const t = useCreateText();
  const { money } = useFormat();
  const quote = useServerPrices()(values.spec, values.location);
  const spec = specOf(choices, values.spec, values.location);
  const account = accountOf(choices.accounts ?? [], values.account);
  const lines = (quote?.lines ?? []).map((line) => ({
    id: line.id,
    label: spec?.title ?? t('receipt.server'),
    note: t('receipt.times', { price: money(line.unitHourly, { per: 'hour' }) }),
    hourly: line.hourly.round(4),
    monthly: line.monthly,
  }));
  return useReceiptFacts(quote, lines, account);
}

/** The order as code, kept in step with the choices. */
export function OrderCode() {
  const { values } = useOrderForm();
  return <CodeButton size="sm" requests={() => [codeRequest(createMetalLease, orderRequest(values))]} />;
}

/** 'Lease server', or why it is not possible. */
export function OrderButton({ size = 'full' }: { size?: 'short' | 'full' }) {
  const t = useCreateText();
  const { choices, onLeave } = useOrderForm();
  const { accounts } = choices;
  const reason = accounts && payerReason(accounts);
  return (
    <OrderSubmit
      label={t(size === 'short' ? 'orderShort' : 'order')}
      pendingLabel={t('ordering')}
      isFull={size === 'full'}
      reason={reason}
      onLeave={onLeave}
    />
  );
}
