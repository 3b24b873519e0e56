import { locationName } from '@console/area';
import { openLocations } from '@console/domain/order';
import { LocationTiles } from '@console/domain/order-form';
import { Button, Notice, useFormat } from '@console/ui';
import { FormSection } from '@console/ui/forms';
import { useServiceForm } from '../form';
import { useServicePrices } from '../price';
import { useCreateText } from '../texts';

/** The location turned out to be full: the others are one click away, with their price; everything typed stays. */
function FullNotice() {
  const t = useCreateText();
  const { money } = useFormat();
  const priceOf = useServicePrices();
  const { order, change, full } = useServiceForm();
  const { choices, values } = order;
  if (!full || values.location !== full.location) return null;
  const others = openLocations(choices.locations).filter(({ slug }) => slug !== full.location);
  const label = (slug: string, place: string): string => {
    const quote = priceOf(order, { location: slug });
    return quote ? t('location.useFor', { place, price: money(quote.monthly) }) : t('location.use', { place });
  };
  return (
    <Notice tone="danger">
      <p>{full.message}</p>
      {others.length > 0 ? (
        <p className="ui-row wrap">
          <span>{t(values.network === '' ? 'location.others' : 'location.othersButNetwork')}</span>
          {others.map((place) => (
            <Button key={place.slug} size="sm" onClick={() => change({ location: place.slug })}>
              {label(place.slug, place.display_name)}
            </Button>
          ))}
        </p>
      ) : null}
    </Notice>
  );
}

/** Where the service will be. */
export function LocationSection() {
  const t = useCreateText();
  const { choices, values } = useServiceForm().order;
  return (
    <FormSection
      id="location"
      title={t('section.location')}
      value={values.location === '' ? null : locationName(values.location)}
    >
      <FullNotice />
      <LocationTiles label={t('section.location')} locations={choices.locations} />
    </FormSection>
  );
}
