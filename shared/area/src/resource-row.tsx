import { useId, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { big, type LocationState, type Money } from '@console/api';
import { Icon, Skeleton, StatusShape, useFormat, VisuallyHidden } from '@console/ui';
import { useResourceSummary } from './home-store';
import { useKind } from './kinds';
import { useText } from './messages';
import { useLocations } from './site';

type RowLocation = Pick<LocationState, 'slug' | 'state' | 'count'> & Partial<Pick<LocationState, 'retry'>>;

export interface ResourceRowProps {
  /** Of its area's declaration, which has its name and icon. */
  readonly kind: string;
  /** Path of its list. */
  readonly to: string;
  /** Counts by location, as useLocationsQuery gives them; absent for kinds that have no location. */
  readonly locations?: readonly RowLocation[];
  /** How many of a location are broken, by slug. */
  readonly broken?: Readonly<Record<string, number>>;
  /** For kinds without locations: how many there are; undefined while unknown. */
  readonly total?: number;
  /** For kinds without locations: what stands in the place of the locations, '1.4 TB'. */
  readonly note?: string;
  /** Price of all of them a month before tax; null = free; undefined while unknown. */
  readonly monthly?: Money | string | number | null | undefined;
  /** Nobody can say what they cost: the price list did not load, or names no price for one of them. Wins over `monthly`. */
  readonly isPriceUnknown?: boolean;
}

type Cell = Pick<LocationState, 'state' | 'count'>;

/** '?' for the eyes, and in words on hover and for assistive technology. */
function Unknown({ label }: { label: string }) {
  const t = useText();
  return (
    <span className="area-matrix-unknown" title={label}>
      <span aria-hidden="true">{t('resource.unknown')}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}

function Count({ cell, broken }: { cell: Cell | undefined; broken: number | undefined }) {
  const t = useText();
  if (!cell || cell.state === 'loading') return <Skeleton width={16} height={10} />;
  if (cell.state === 'failed') {
    return <Unknown label={t('resource.noAnswer')} />;
  }
  if (cell.count === 0) return <span className="area-matrix-none">{t('resource.none')}</span>;
  return (
    <span className="area-matrix-count">
      {broken ? (
        <span title={t('resource.broken', { n: broken })}>
          <StatusShape state="broken" />
        </span>
      ) : null}
      {cell.count}
    </span>
  );
}

function Total({ count }: { count: number }) {
  const t = useText();
  return count === 0 ? <span className="area-matrix-none">{t('resource.none')}</span> : count;
}

function Monthly({ amount, isUnknown }: { amount: ResourceRowProps['monthly']; isUnknown: boolean }) {
  const t = useText();
  const { money } = useFormat();
  if (isUnknown) return <Unknown label={t('resource.noPrice')} />;
  if (amount === undefined) return <Skeleton width={48} height={10} />;
  if (amount === null) return <span className="area-matrix-none">{t('resource.free')}</span>;
  return big(amount).eq(0) ? <span className="area-matrix-none">{t('resource.none')}</span> : money(amount);
}

/** One row of the home page's resource matrix: a kind, its count in each location, its total and what it costs. */
export function ResourceRow({
  kind,
  to,
  locations,
  broken = {},
  total,
  note,
  monthly,
  isPriceUnknown = false,
}: ResourceRowProps) {
  const id = useId();
  const { name, icon } = useKind(kind);
  const columns = useLocations();
  const cells = useMemo(() => new Map(locations?.map((cell) => [cell.slug, cell])), [locations]);
  const failed = useMemo(
    () =>
      (locations ?? [])
        .filter(({ state }) => state === 'failed')
        .map(({ slug, retry }) => ({ slug, ...(retry ? { retry } : {}) })),
    [locations],
  );
  useResourceSummary(kind, {
    failed,
    ...(isPriceUnknown || monthly === undefined || monthly === null ? {} : { monthly: String(monthly) }),
  });
  const isKnown = locations ? [...cells.values()].some((cell) => cell.state === 'ready') : total !== undefined;
  const count = locations ? [...cells.values()].reduce((sum, cell) => sum + cell.count, 0) : total;
  return (
    <tr data-kind={kind}>
      <th scope="row" id={id}>
        <Link to={to} className="area-matrix-kind">
          <Icon name={icon} />
          {name}
        </Link>
      </th>
      {locations ? (
        columns.map(({ slug }) => (
          <td key={slug} data-location={slug} data-failed={cells.get(slug)?.state === 'failed' || undefined}>
            <Count cell={cells.get(slug)} broken={broken[slug]} />
          </td>
        ))
      ) : (
        <td colSpan={columns.length} className="area-matrix-note">
          {note}
        </td>
      )}
      <td className="area-matrix-total">
        {isKnown ? <Total count={count ?? 0} /> : <Skeleton width={16} height={10} />}
      </td>
      <td className="area-matrix-money">
        <Monthly amount={monthly} isUnknown={isPriceUnknown} />
      </td>
    </tr>
  );
}
