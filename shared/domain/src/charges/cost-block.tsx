import type { ComponentProps } from 'react';
import { serverNow, type Money } from '@console/api';
import { useTaxLabel } from '@console/area';
import { paths } from '@console/contract/paths';
import { ErrorPanel, Facts, Link, MoneyBar, Price, SidebarBlock, Skeleton, useFormat } from '@console/ui';
import { usePriceList } from '../price-list/use-prices';
import { StaleStrip } from '../stale';
import { useText } from './messages';
import type { SoFar } from './use-charges';

export interface CostPart {
  readonly id: string;
  readonly label: string;
  /** A month; undefined where it has no price, and then it is left out. */
  readonly amount: Money | undefined;
}

export interface CostBlockProps {
  /** What a whole month costs by the price list, before tax; null where nothing is charged, undefined where it has no price. */
  readonly monthly: Money | null | undefined;
  readonly hourly?: Money | undefined;
  /** Why it has no price, where that is not the price list. */
  readonly unpriced?: string | undefined;
  /** Part of these is not known. */
  readonly isAtLeast?: boolean | undefined;
  /** Of what the price of a month is made. */
  readonly parts?: readonly CostPart[];
  /** What else there is to know of the price: a size, a price per unit. */
  readonly facts?: ComponentProps<typeof Facts>['items'];
  /** What the price is for, where it is not simply a month. */
  readonly note?: string;
  /** What it has cost this month; without it the block is about the price alone. */
  readonly soFar?: SoFar;
  /** The thing and who pays for it: leads to what it is charged for, part by part. */
  readonly charged?: Charged;
}

interface Charged {
  readonly uuid: string;
  readonly billingAccount: number | null | undefined;
}

/** The way to the thing's row in what the account spends; none where it is not known who pays. */
function ToSpending({ charged }: { charged: Charged | undefined }) {
  const t = useText();
  if (charged?.billingAccount == null) return null;
  return <Link to={paths.spending({ id: charged.billingAccount, resource: charged.uuid })}>{t('toSpending')}</Link>;
}

type WholeMonthProps = Pick<CostBlockProps, 'monthly' | 'isAtLeast' | 'unpriced'>;

function SoFarLine({ soFar, monthly, isAtLeast }: WholeMonthProps & { soFar: SoFar }) {
  const t = useText();
  const { money } = useFormat();
  const arePricesKnown = usePriceList() !== undefined;
  const { amount, isLoading } = soFar;
  const whole = monthly && t(amount || isLoading ? 'ofAbout' : 'about', { amount: money(monthly, { isAtLeast }) });
  return (
    <p className="ui-row wrap baseline">
      {amount ? <Price amount={amount} size="fig" /> : isLoading ? <Skeleton width={120} height={32} /> : null}
      <span className="ui-mut">{whole ?? (arePricesKnown ? t('unknown') : null)}</span>
    </p>
  );
}

function WholeMonth({ monthly, isAtLeast, unpriced }: WholeMonthProps) {
  const t = useText();
  const { money } = useFormat();
  if (monthly === null) return <span className="ui-fig">{t('free')}</span>;
  if (monthly && isAtLeast) return <p className="ui-fig">{t('atLeast', { amount: money(monthly) })}</p>;
  return monthly ? <Price amount={monthly} per="month" size="fig" /> : <p>{unpriced ?? t('unknown')}</p>;
}

/** What a thing costs: so far this month where that is known, and a whole month, with what each is made of. */
export function CostBlock(props: CostBlockProps) {
  const { monthly, hourly, unpriced, isAtLeast, parts = [], facts = [], note, soFar, charged } = props;
  const t = useText();
  const { money, date } = useFormat();
  const tax = useTaxLabel();
  const priced = parts.flatMap(({ label, amount }) => (amount === undefined ? [] : [{ label, value: money(amount) }]));
  if (!soFar) {
    return (
      <SidebarBlock title={t('title')} note={note ?? t('perMonth', { tax })}>
        <WholeMonth monthly={monthly} isAtLeast={isAtLeast} unpriced={unpriced} />
        {priced.length > 1 ? <Facts items={priced} /> : null}
        {monthly && facts.length > 0 ? <Facts items={facts} /> : null}
        <ToSpending charged={charged} />
      </SidebarBlock>
    );
  }
  return (
    <SidebarBlock title={t('title')} note={t('period', { month: date(serverNow(), 'month'), tax })}>
      {soFar.error ? (
        <ErrorPanel error={soFar.error} onRetry={soFar.retry} />
      ) : (
        <SoFarLine soFar={soFar} monthly={monthly} isAtLeast={isAtLeast} />
      )}
      {soFar.query ? <StaleStrip query={soFar.query} /> : null}
      {soFar.parts && soFar.parts.length > 0 ? (
        <MoneyBar parts={soFar.parts} {...(soFar.amount ? { total: soFar.amount } : {})} />
      ) : null}
      {hourly ? <p className="ui-mut">{t('hourly', { amount: money(hourly, { per: 'hour', isAtLeast }) })}</p> : null}
      <ToSpending charged={charged} />
    </SidebarBlock>
  );
}
