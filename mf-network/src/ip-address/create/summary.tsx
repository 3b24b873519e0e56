import { codeRequest } from '@console/api';
import { CodeButton, locationName, useSiteConfig, useTaxLabel } from '@console/area';
import { createIpAddress } from '@console/contract/ip-address-change';
import { useAddressPrices } from '@console/domain/addresses';
import { accountOf, payerReason, tokenAccount } from '@console/domain/order';
import { OrderReceipt, OrderSubmit, useReceiptFacts, type ReceiptFacts } from '@console/domain/order-form';
import { quoteAddresses } from '@console/domain/price';
import { usePriceList } from '@console/domain/price-list';
import { Facts, Icon, LocationCode, SidebarBlock, useFormat, useIsPhone } from '@console/ui';
import { createForm, FormError } from '@console/ui/forms';
import { useIpText } from '../texts';
import { reserveRequest, type ReserveChoices, type ReserveValues } from './values';

const { useFormValues } = createForm<ReserveValues>();

/** What a new address costs: it leads nowhere at first. Undefined while its price is not known. */
export function useReserveReceipt(
  { accounts, isTokenBound }: ReserveChoices,
  values: ReserveValues,
): ReceiptFacts | undefined {
  const t = useIpText();
  const { money } = useFormat();
  const prices = usePriceList();
  const { siteCurrency: currency } = useSiteConfig();
  const quote = quoteAddresses(prices, { currency, places: [values.location] }, { isAssigned: false });
  const lines = (quote?.lines ?? []).map((line) => ({
    id: line.id,
    label: t('reserve.line'),
    note: t('reserve.times', { price: money(line.unitHourly, { per: 'hour' }) }),
    hourly: line.hourly.round(4),
    monthly: line.monthly,
  }));
  const { assigned } = useAddressPrices(values.location);
  const tax = useTaxLabel();
  const remark = assigned ? t('reserve.assignedPrice', { amount: assigned, tax }) : '';
  const payer = isTokenBound ? tokenAccount(accounts) : accountOf(accounts, values.account);
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
  const isPhone = useIsPhone();
  const { location, name } = useFormValues();
  const open = <span className="ui-mut">{t('reserve.open')}</span>;
  return (
    <div className="ui-only-wide">
      <SidebarBlock title={t('reserve.summary')} {...(isPhone ? {} : { extra: <ReserveCode /> })}>
        <Facts
          items={[
            {
              label: t('reserve.location'),
              value: location ? <LocationCode slug={location} name={locationName(location)} /> : open,
            },
            {
              label: t('reserve.name'),
              value: name.trim() ? (
                <b className="ui-strong">{name.trim()}</b>
              ) : (
                <span className="ui-mut">{t('reserve.noName')}</span>
              ),
            },
          ]}
        />
        <OrderReceipt facts={receipt} isChosen={location !== ''} />
        <FormError />
        <ReserveButton {...button} />
        {receipt?.note ? (
          <p className="ui-row ui-small ui-mut">
            <Icon name="wallet" size={14} />
            {receipt.note}
          </p>
        ) : null}
      </SidebarBlock>
    </div>
  );
}
