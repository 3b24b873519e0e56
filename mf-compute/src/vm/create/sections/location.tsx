import { locationName } from '@console/area';
import { locationFault, openLocations } from '@console/domain/order';
import { LocationTiles } from '@console/domain/order-form';
import { useArePricesLoading } from '@console/domain/price-list';
import { Button, ErrorPanel, Notice, Price, useFormat } from '@console/ui';
import { FormSection, TilesWaiting } from '@console/ui/forms';
import { ChoiceTiles, useVmForm } from '../form';
import { lostElsewhere, offeredPools, poolValue, orderedPool, type VmOrder, type CreateRequest } from '../order';
import { quoteOne, quoteSize, usePriceSource } from '../price';
import { useText } from '../texts';
import { required } from '../rules';
import type { Problems } from '../values';
import type { Target } from '../targets';

/** What is wrong with where the machine goes. */
export function locationProblems({ choices, values }: VmOrder): Problems {
  const fault = locationFault(choices.locations, values.location);
  return fault ? { location: fault === 'missing' ? required : { id: 'location.paused' } } : {};
}

/** The chosen pool; the default one is not named. */
export function poolRequest({ choices, values }: VmOrder, { location }: Target): Partial<CreateRequest> {
  const pool = orderedPool(choices, values, location)?.uuid;
  return pool === undefined ? {} : { designated_pool_uuid: pool };
}

/** The location turned out to be full: the others are one click away, with their price; everything typed stays. */
function FullNotice() {
  const t = useText();
  const { money } = useFormat();
  const prices = usePriceSource();
  const { order, choices, values, change, full } = useVmForm();
  if (!full || values.location !== full.location) return null;
  const others = openLocations(choices.locations).filter(({ slug }) => slug !== full.location);
  const lost = lostElsewhere(
    choices,
    values,
    [full.location],
    others.map(({ slug }) => slug),
  );
  const label = (slug: string, place: string): string => {
    const quote = prices && quoteOne(order, prices, { location: slug });
    return quote ? t('location.useFor', { place, price: money(quote.monthly) }) : t('location.use', { place });
  };
  return (
    <Notice tone="danger">
      <p>{full.error.message}</p>
      {others.length === 0 ? null : values.origin === 'copy' || values.origin === 'disk' ? (
        <p className="compute-offer">{t('location.sourceStays')}</p>
      ) : (
        <p className="ui-row wrap compute-offer">
          <span>{t('location.others', { lost })}</span>
          {others.map((place) => (
            <Button key={place.slug} size="sm" onClick={() => change({ location: place.slug })}>
              {label(place.slug, place.display_name)}
            </Button>
          ))}
        </p>
      )}
    </Notice>
  );
}

/** Where the machine will be: its location, and the hosts there. */
export function LocationSection() {
  const t = useText();
  const { choices, values } = useVmForm();
  return (
    <FormSection id="location" title={t('create.location')} value={values.location && locationName(values.location)}>
      <FullNotice />
      <LocationTiles label={t('create.location')} locations={choices.locations} />
      <PoolChoice />
    </FormSection>
  );
}

/** The group of hosts, where a location has more than one; each with the price of the chosen size on it. */
function PoolChoice() {
  const t = useText();
  const prices = usePriceSource();
  const coming = useArePricesLoading() ? { price: '\u00a0' } : {};
  const { order, choices, values, missingPools, arePoolsLoading } = useVmForm();
  if (missingPools)
    return <ErrorPanel title={t('pool.missing')} error={missingPools.error} onRetry={missingPools.retry} />;
  if (arePoolsLoading) return <TilesWaiting label={t('vm.pool')} columns={2} />;
  const pools = offeredPools(choices, values.location);
  const size = order.size;
  if (pools.length < 2) return null;
  return (
    <ChoiceTiles
      name="pool"
      label={t('vm.pool')}
      columns={2}
      showLabel
      options={pools.map((pool) => {
        const value = poolValue(choices, pool);
        const quote = prices && size && quoteSize(order, size, prices, value);
        return {
          value,
          title: pool.name,
          detail: [pool.description, value === '' ? t('pool.default') : ''].filter(Boolean).join(', '),
          ...(quote ? { price: <Price amount={quote.monthly} per="month" /> } : coming),
        };
      })}
    />
  );
}
