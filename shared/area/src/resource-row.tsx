import { useId, useMemo, type ReactNode } from 'react';
import { big, type LocationState, type Money } from '@console/api';
import { atLeast, Icon, Skeleton, StatusShape, useFormat, VisuallyHidden } from '@console/ui';
import { Link } from './link';
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
  /** How many more there are of which nobody knows where. */
  readonly unplaced?: number;
  /** For kinds without locations: how many there are; undefined while unknown. */
  readonly total?: number;
  /** For kinds without locations: what stands in the place of the locations, '1.4 TB'. */
  readonly note?: string;
  /** Price of all of them a month before tax; null = free; undefined while unknown. */
  readonly monthly?: Money | string | number | null | undefined;
  /** Not all that they cost is known; without `monthly` nothing of it is: the price list did not load, say. */
  readonly isAtLeast?: boolean;
  /** The one call for all of them failed: how to ask again. Nothing of them is known then. */
  readonly retry?: (() => void) | undefined;
  /** What is shown could not be read again: how many there are now is not known. */
  readonly isStale?: boolean;
  /** What stands under it over the whole width, in a row of its own. */
  readonly below?: ReactNode;
}

type Cell = Pick<LocationState, 'state' | 'count'>;

/** A place of which nobody knows anything. */
const SILENT: Cell = { state: 'failed', count: 0 };

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

/** A dot for the eyes, which look for what is there; said as what it is. */
function Zero({ said }: { said: string }) {
  const t = useText();
  return (
    <span className="area-matrix-none">
      <span aria-hidden="true">{t('resource.none')}</span>
      <VisuallyHidden>{said}</VisuallyHidden>
    </span>
  );
}

function Count({ cell, broken }: { cell: Cell | undefined; broken: number | undefined }) {
  const t = useText();
  const { number } = useFormat();
  if (!cell || cell.state === 'loading') return <Skeleton width={16} height={10} />;
  if (cell.state === 'failed') {
    return <Unknown label={t('resource.noAnswer')} />;
  }
  if (cell.count === 0) return <Zero said="0" />;
  return (
    <span className="area-matrix-count">
      {broken ? (
        <span title={t('resource.broken', { n: broken })}>
          <StatusShape state="broken" />
        </span>
      ) : null}
      {number(cell.count)}
    </span>
  );
}

/** How many there are in all; undefined where nobody knows. */
function Total({ count, isAtLeast }: { count: number | undefined; isAtLeast: boolean }) {
  const t = useText();
  const { number } = useFormat();
  // 'At least none' says nothing.
  if (count === undefined || (isAtLeast && count === 0)) return <Unknown label={t('resource.noAnswer')} />;
  if (isAtLeast) return atLeast(number(count));
  return count === 0 ? <Zero said="0" /> : number(count);
}

interface MonthlyProps {
  readonly amount: ResourceRowProps['monthly'];
  readonly isAtLeast: boolean;
  /** Nothing is known of it, and nothing on its way. */
  readonly isUnknown: boolean;
}

function Monthly({ amount, isAtLeast, isUnknown }: MonthlyProps) {
  const t = useText();
  const { money } = useFormat();
  if (amount === null) return <span className="area-matrix-none">{t('resource.free')}</span>;
  if (amount === undefined)
    return isUnknown ? <Unknown label={t('resource.noPrice')} /> : <Skeleton width={48} height={10} />;
  const isZero = big(amount).eq(0);
  if (isAtLeast) return isZero ? <Unknown label={t('resource.noPrice')} /> : atLeast(money(amount));
  return isZero ? <Zero said={money(amount)} /> : money(amount);
}

/** One row of the home page's resource matrix: a kind, its count in each location, its total and what it costs. */
export function ResourceRow({
  kind,
  to,
  locations,
  broken = {},
  unplaced = 0,
  total,
  note,
  monthly,
  isAtLeast = false,
  retry,
  isStale = false,
  below,
}: ResourceRowProps) {
  const id = useId();
  const { name, icon } = useKind(kind);
  const columns = useLocations();
  const cells = useMemo(() => new Map(locations?.map((cell) => [cell.slug, cell])), [locations]);
  const hasFailed = retry !== undefined;
  const failed = (locations ?? [])
    .filter(({ state }) => state === 'failed')
    .map(({ slug, retry: again }) => ({ slug, ...(again ? { retry: again } : {}) }));
  const isPartial = isAtLeast || hasFailed || failed.length > 0;
  const isWhole = locations ? columns.every(({ slug }) => cells.get(slug)?.state === 'ready') : total !== undefined;
  const count = locations ? [...cells.values()].reduce((sum, cell) => sum + cell.count, unplaced) : total;
  const isSilent = hasFailed || (locations !== undefined && failed.length === locations.length);
  const isPriceUnknown = monthly === undefined && (isAtLeast || isSilent);
  useResourceSummary(kind, {
    ...(isWhole && !hasFailed && !isStale && count !== undefined ? { count } : {}),
    failed: hasFailed ? [] : failed,
    isAtLeast: monthly === undefined ? isPriceUnknown : isPartial && monthly !== null,
    ...(hasFailed ? { retry } : {}),
    ...(hasFailed || monthly === undefined ? {} : { monthly: String(monthly ?? 0) }),
  });
  const isLoading = [...cells.values()].some(({ state }) => state === 'loading');
  // Nothing yet is no number of them.
  const isKnown = locations
    ? [...cells.values()].some(({ state }) => state === 'ready') && !(isLoading && count === 0)
    : total !== undefined;
  return (
    <>
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
              <Count cell={hasFailed ? SILENT : cells.get(slug)} broken={broken[slug]} />
            </td>
          ))
        ) : (
          <td colSpan={columns.length} className="area-matrix-note">
            <div>{note}</div>
          </td>
        )}
        <td className="area-matrix-total">
          {isKnown || isSilent ? (
            <Total count={isSilent ? undefined : count} isAtLeast={failed.length > 0 || isLoading} />
          ) : (
            <Skeleton width={16} height={10} />
          )}
        </td>
        <td className="area-matrix-money">
          <Monthly
            amount={hasFailed && monthly !== null ? undefined : monthly}
            isAtLeast={isPartial}
            isUnknown={isPriceUnknown || hasFailed}
          />
        </td>
      </tr>
      {below ? (
        <tr>
          <td colSpan={columns.length + 3}>{below}</td>
        </tr>
      ) : null}
    </>
  );
}
