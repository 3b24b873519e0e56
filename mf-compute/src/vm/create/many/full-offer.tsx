import { locationName } from '@console/area';
import { Button, Notice, useFormat } from '@console/ui';
import { useVmForm } from '../form';
import { orderedPool } from '../order';
import { quoteOne, usePriceSource } from '../price';
import { maySpread } from '../targets';
import { useText } from '../texts';
import { fullPlaces, type Batch } from './batch';
import { moveRows } from './run-batch';

/** A location was full: the rest can go to another one, whose price is said. */
export function FullOffer({ batch }: { batch: Batch }) {
  const t = useText();
  const { money } = useFormat();
  const prices = usePriceSource();
  const { order, choices, values } = useVmForm();
  const { places, rows } = fullPlaces(batch.rows);
  const [first] = rows.filter(({ error }) => error !== undefined);
  if (places.length === 0) return null;
  const others = choices.locations.filter(
    (place) => !places.includes(place.slug) && !place.create_resource_disabled && maySpread(values),
  );
  const moveTo = (location: string): void =>
    moveRows(batch.id, (row) => rows.includes(row), {
      location,
      pool: orderedPool(choices, values, location)?.uuid,
      known: (name) =>
        choices.machines.filter((vm) => vm.name === name && vm.location === location).map(({ uuid }) => uuid),
    });
  const label = (slug: string): string => {
    const quote = prices && quoteOne(order, prices, { location: slug });
    const place = locationName(slug);
    return quote ? t('location.useFor', { place, price: money(quote.monthly) }) : t('location.use', { place });
  };
  return (
    <Notice tone="danger">
      <p>{first?.error?.message}</p>
      <p>{t('many.full', { places: places.map((slug) => locationName(slug)).join(', '), n: rows.length })}</p>
      {others.length > 0 ? (
        <p className="ui-row wrap compute-offer">
          {others.map(({ slug }) => (
            <Button key={slug} size="sm" onClick={() => moveTo(slug)}>
              {label(slug)}
            </Button>
          ))}
        </p>
      ) : null}
    </Notice>
  );
}
