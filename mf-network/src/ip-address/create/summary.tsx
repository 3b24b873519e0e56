import { codeRequest } from '@console/api';
import { CodeButton, useTaxLabel } from '@console/area';
import { createIpAddress } from '@console/contract/ip-address-change';
import { useAddressPrices } from '@console/domain/addresses';
import { payerOf, payerReason } from '@console/domain/order';
import {
  chosenName,
  chosenPlace,
  OrderSubmit,
  OrderSummary,
  receiptLines,
  useReceiptFacts,
  type ReceiptFacts,
} from '@console/domain/order-form';
import { quoteAddresses } from '@console/domain/price';
import { usePriceList, usePriceTerms } from '@console/domain/price-list';
import { useFormat } from '@console/ui';
import { createForm } from '@console/ui/forms';
import { useIpText } from '../texts';
import { reserveRequest, type ReserveChoices, type ReserveValues } from './values';

const { useFormValues } = createForm<ReserveValues>();

/** What a new address costs: it leads nowhere at first. Undefined while its price is not known. */
export function useReserveReceipt(choices: ReserveChoices, values: ReserveValues): ReceiptFacts | undefined {
  const t = useIpText();
  const { money } = useFormat();
  const prices = usePriceList();
  const terms = usePriceTerms();
  const quote = quoteAddresses(prices, { ...terms, places: [values.location] }, { isAssigned: false });
  const lines = receiptLines(quote, ({ unitHourly }) => ({
    label: t('reserve.line'),
    note: t('reserve.times', { price: money(unitHourly, { per: 'hour' }) }),
  }));
  const payer = payerOf(choices, values.account);
  const { assigned } = useAddressPrices(values.location, payer?.id);
  const tax = useTaxLabel();
  const remark = assigned ? t('reserve.assignedPrice', { amount: assigned, tax }) : '';
  return useReceiptFacts(quote, lines, payer, { remark });
}

/** The reservation as code, kept in step with the choices. */
export function ReserveCode() {
  const values = useFormValues();
  return <CodeButton size="sm" requests={() => [codeRequest(createIpAddress, reserveRequest(values))]} />;
}

interface ReserveButtonProps {
  readonly choices: ReserveChoices;
  /** Given where nobody knows how the one before has ended: away from it. */
  readonly onLeave: (() => void) | undefined;
  readonly size?: 'short' | 'full';
}

/** 'Reserve floating IP', or why it is not possible. */
export function ReserveButton({ choices, onLeave, size = 'full' }: ReserveButtonProps) {
  const t = useIpText();
  return (
    <OrderSubmit
      label={t(size === 'short' ? 'reserve.short' : 'reserve.title')}
      pendingLabel={t('reserve.pending')}
      isFull={size === 'full'}
      reason={choices.isTokenBound ? undefined : payerReason(choices.accounts)}
      onLeave={onLeave}
    />
  );
}

/** What was chosen, what it costs, and the button: the right column of the form. */
export function Summary({ receipt, ...button }: ReserveButtonProps & { readonly receipt: ReceiptFacts | undefined }) {
  const t = useIpText();
  const { location, name } = useFormValues();
  return (
    <OrderSummary
      code={<ReserveCode />}
      items={[
        {
          label: t('reserve.location'),
          value: chosenPlace(location, <span className="ui-mut">{t('reserve.open')}</span>),
        },
        { label: t('reserve.name'), value: chosenName(name, <span className="ui-mut">{t('reserve.noName')}</span>) },
      ]}
      price={{ facts: receipt, isChosen: location !== '' }}
      button={<ReserveButton {...button} />}
    />
  );
}
