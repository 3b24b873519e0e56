import type { ComponentProps } from 'react';
import { serverNow, type Money } from '@console/api';
import { useTaxLabel } from '@console/area';
import { paths } from '@console/contract/paths';
import {
  Delayed,
  ErrorPanel,
  Facts,
  Link,
  MoneyBar,
  MoneyBarWaiting,
  Price,
  SidebarBlock,
  Skeleton,
  useFormat,
} from '@console/ui';
import { useChargedAmount, useDiscount } from '../price-list/use-charged-to';
import { useArePricesLoading, usePriceList } from '../price-list/use-prices';
import { StaleStrip } from '../stale';
import { useText } from './messages';
import type { SoFar } from './use-charges';

export interface CostPart {
  readonly id: string;
  readonly label: string;
  /** A month, by the price list; undefined where it has no price, and then it is left out. */
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
  /** What else there is to know of the price: a size, a price per unit. Prices among these have the discount. */
  readonly facts?: ComponentProps<typeof Facts>['items'];
  /** What the price is for, where it is not simply a month. */
  readonly note?: string;
  /** What it has cost this month; without it the block is about the price alone. */
  readonly soFar?: SoFar;
  /** The thing and who pays for it: their discount goes off, and it leads to what is charged, part by part. */
  readonly charged?: Charged;
}

interface Charged {
  readonly uuid: string;
  readonly billingAccount: number | null | undefined;
}

/** Most machines have as many: what stands below keeps its place when they come. */
const LIKELY_PARTS = 2;

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
  const isBeside = amount !== undefined || isLoading;
  const known = isBeside ? 'ofAbout' : 'about';
  const part = isBeside ? 'ofAtLeast' : 'atLeast';
  const whole = monthly && t(isAtLeast ? part : known, { amount: money(monthly) });
  return (
    <p className="ui-row wrap baseline">
      {amount ? <Price amount={amount} size="fig" /> : isLoading ? <Skeleton width={120} height={32} /> : null}
      <span className="ui-mut">{whole ?? (arePricesKnown ? t('unknown') : null)}</span>
    </p>
  );
}

/** The amount and the rows below it, while the price list is on its way. */
const PriceWaiting = ({ rows }: { rows: number }) => (
  <Delayed hasPlace>
    <div style={{ paddingBlock: 4 }}>
      <Skeleton width={120} height={32} />
    </div>
    {rows > 1 ? (
      <Facts
        items={Array.from({ length: rows }, () => ({ label: <Skeleton width={72} />, value: <Skeleton width={48} /> }))}
      />
    ) : null}
  </Delayed>
);

function WholeMonth({ monthly, isAtLeast, unpriced }: WholeMonthProps) {
  const t = useText();
  const { money } = useFormat();
  if (monthly === null) return <span className="ui-fig">{t('free')}</span>;
  if (monthly && isAtLeast) return <p className="ui-fig">{t('atLeast', { amount: money(monthly) })}</p>;
  return monthly ? <Price amount={monthly} per="month" size="fig" /> : <p>{unpriced ?? t('unknown')}</p>;
}

/** What is in the amounts of the block: its period, the tax, and the discount of the account that pays. */
function useNote({ note, soFar, charged }: CostBlockProps): string {
  const t = useText();
  const { date } = useFormat();
  const tax = useTaxLabel();
  const discount = useDiscount(charged?.billingAccount);
  const period = soFar ? t('period', { month: date(serverNow(), 'month'), tax }) : (note ?? t('perMonth', { tax }));
  return discount > 0 ? t('discounted', { note: period, discount }) : period;
}

/**
 * What a thing costs: so far this month where that is known, and a whole month, with what each is made of. Prices of the
 * list and usage are told without the account's discount (spec 2, section 3: running totals), and shown with it.
 */
export function CostBlock(props: CostBlockProps) {
  const { unpriced, isAtLeast, parts = [], facts = [], soFar, charged } = props;
  const t = useText();
  const { money } = useFormat();
  const note = useNote(props);
  const arePricesLoading = useArePricesLoading();
  const charge = useChargedAmount();
  const discounted = (amount: Money): Money => charge(charged?.billingAccount, amount);
  const monthly = props.monthly && discounted(props.monthly);
  const hourly = props.hourly && discounted(props.hourly);
  const priced = parts.flatMap(({ label, amount }) =>
    amount === undefined ? [] : [{ label, value: money(discounted(amount)) }],
  );
  if (!soFar) {
    return (
      <SidebarBlock title={t('title')} note={note}>
        {monthly === undefined && unpriced === undefined && arePricesLoading ? (
          <PriceWaiting rows={parts.length} />
        ) : (
          <WholeMonth monthly={monthly} isAtLeast={isAtLeast} unpriced={unpriced} />
        )}
        {priced.length > 1 ? <Facts items={priced} /> : null}
        {monthly && facts.length > 0 ? <Facts items={facts} /> : null}
        <ToSpending charged={charged} />
      </SidebarBlock>
    );
  }
  const amount = soFar.amount && discounted(soFar.amount);
  const spent = soFar.parts?.map((part) => ({ ...part, amount: discounted(part.amount) })) ?? [];
  return (
    <SidebarBlock title={t('title')} note={note}>
      {soFar.error ? (
        <ErrorPanel error={soFar.error} onRetry={soFar.retry} />
      ) : (
        <SoFarLine soFar={{ ...soFar, amount }} monthly={monthly} isAtLeast={isAtLeast} />
      )}
      {soFar.query ? <StaleStrip query={soFar.query} /> : null}
      {soFar.isLoading && !soFar.error && soFar.parts ? (
        <Delayed hasPlace>
          <MoneyBarWaiting parts={LIKELY_PARTS} />
        </Delayed>
      ) : null}
      {spent.length > 0 ? <MoneyBar parts={spent} {...(amount ? { total: amount } : {})} /> : null}
      {hourly ? <p className="ui-mut">{t('hourly', { amount: money(hourly, { per: 'hour', isAtLeast }) })}</p> : null}
      <ToSpending charged={charged} />
    </SidebarBlock>
  );
}
