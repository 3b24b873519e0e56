import { locationName } from '@console/area';
import { Button, Notice, useFormat } from '@console/ui';
import { useOrderForm } from './form-context';
import { useServerPrices } from '../lease/use-server-prices';
import { freePlaces, freeSpecs, specOf, stockOf } from './stock';
import { useCreateText } from './texts';

/** At most so many are offered in a row; all others stand as tiles below. */
const OFFERED = 4;

/** Whether the chosen server cannot be had in the chosen place: by the list, or because the server has just said so. */
export function useIsOut(): boolean {
  const { choices, values, soldOut } = useOrderForm();
  if (values.spec === '' || !choices.specs.has(values.location)) return false;
  if (soldOut?.location === values.location && soldOut.spec === values.spec) return true;
  return stockOf(choices, values.location, values.spec) !== 'free';
}

/** The chosen server is out: where it is free, and what else is free here, each one click away. Everything typed stays. */
export function SoldOutNotice({ message }: { message: string | undefined }) {
  const t = useCreateText();
  const { money } = useFormat();
  const priceOf = useServerPrices();
  const { choices, values, change } = useOrderForm();
  const { location, spec: chosen } = values;
  if (!useIsOut()) return null;
  const place = locationName(location);
  const spec = specOf(choices, chosen, location)?.title ?? '';
  const places = freePlaces(choices, chosen).filter(({ slug }) => slug !== location);
  const specs = freeSpecs(choices, location).filter(({ uuid }) => uuid !== chosen);
  const isOffered = stockOf(choices, location, chosen) !== 'absent';
  return (
    <Notice tone={message ? 'danger' : 'warn'}>
      <p>
        {message ? <b>{message}</b> : t(isOffered ? 'full.soldOut' : 'full.absent', { spec, place })} {t('full.kept')}
      </p>
      {places.length > 0 ? (
        <p className="ui-row wrap compute-offer">
          <span>{t('full.places')}</span>
          {places.slice(0, OFFERED).map(({ slug, display_name }) => (
            <Button key={slug} size="sm" onClick={() => change({ location: slug })}>
              {display_name}
            </Button>
          ))}
        </p>
      ) : null}
      {specs.length > 0 ? (
        <p className="ui-row wrap compute-offer ui-only-wide">
          <span>{t('full.specs', { place })}</span>
          {specs.slice(0, OFFERED).map(({ uuid, title }) => {
            const price = priceOf(uuid, location);
            return (
              <Button key={uuid} size="sm" onClick={() => change({ spec: uuid })}>
                {title}
                {price ? <span className="ui-mut">{t('spec.perMonth', { amount: money(price.monthly) })}</span> : null}
              </Button>
            );
          })}
        </p>
      ) : null}
      {specs.length > 0 ? <p className="ui-only-phone compute-offer">{t('full.below', { place })}</p> : null}
      {places.length === 0 && specs.length === 0 ? <p>{t('full.nothing')}</p> : null}
    </Notice>
  );
}
