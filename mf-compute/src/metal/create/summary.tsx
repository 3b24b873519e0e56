import { codeRequest } from '@console/api';
import { CodeButton } from '@console/area';
import { metalOsName } from '@console/contract/metal';
import { createMetalLease } from '@console/contract/metal-lease';
import { payerOf, payerReason } from '@console/domain/order';
import {
  chosenName,
  chosenPlace,
  OrderSubmit,
  OrderSummary,
  receiptLines,
  useReceiptFacts,
  type OrderFact,
  type ReceiptFacts,
} from '@console/domain/order-form';
import { useFormat } from '@console/ui';
import { useMetalText } from '../lease/texts';
import { useServerPrices } from '../lease/use-server-prices';
import { useOrderForm } from './form';
import { orderRequest } from './request';
import { specOf } from './stock';
import { useCreateText } from './texts';
import type { OrderChoices, OrderValues } from './values';

/** What was chosen, as the receipt heads it. */
function useChosenFacts(): OrderFact[] {
  const t = useCreateText();
  const shared = useMetalText();
  const { choices, values } = useOrderForm();
  const spec = specOf(choices, values.spec, values.location);
  const none = <span className="ui-mut">{t('summary.open')}</span>;
  return [
    { label: shared('field.name'), value: chosenName(values.name, none) },
    { label: shared('field.location'), value: chosenPlace(values.location, none) },
    { label: t('summary.spec'), value: spec?.title ?? none },
    ...(spec?.subtitle ? [{ label: shared('field.disks'), value: spec.subtitle }] : []),
    { label: t('summary.system'), value: metalOsName(choices.systems, values.osId) ?? none },
  ];
}

/** What was chosen, what it costs, and the button: the right column of the form. */
export function Summary() {
  const { values, receipt } = useOrderForm();
  return (
    <OrderSummary
      items={useChosenFacts()}
      code={<OrderCode />}
      price={{ facts: receipt, isChosen: values.spec !== '' }}
      button={<OrderButton />}
    />
  );
}

/** What the chosen server costs; undefined while none is chosen or its price is not known. */
export function useOrderReceipt(choices: OrderChoices, values: OrderValues): ReceiptFacts | undefined {
  const t = useCreateText();
  const { money } = useFormat();
  const quote = useServerPrices()(values.spec, values.location);
  const spec = specOf(choices, values.spec, values.location);
  const account = payerOf(choices, values.account);
  const lines = receiptLines(quote, ({ unitHourly }) => ({
    label: spec?.title ?? t('receipt.server'),
    note: t('receipt.times', { price: money(unitHourly, { per: 'hour' }) }),
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
  const reason = choices.isTokenBound ? undefined : payerReason(choices.accounts);
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
