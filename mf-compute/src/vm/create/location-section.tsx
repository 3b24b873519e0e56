import { locationName } from '@console/area';
import { Button, Notice, useFormat } from '@console/ui';
import { FormSection } from '@console/ui/forms';
import { ChoiceTiles } from './form';
import { useVmForm } from './form-context';
import { PoolChoice } from './pool-choice';
import { quoteOne } from './quote';
import { useText } from './texts';
import { usePriceSource } from './use-price-source';

/** The location turned out to be full: the others are one click away, with their price; everything typed stays. */
function FullNotice() {
  const t = useText();
  const { money } = useFormat();
  const prices = usePriceSource();
  const { choices, values, change, full } = useVmForm();
  if (!full || values.location !== full.location) return null;
  const others = choices.locations.filter((place) => place.slug !== full.location && !place.create_resource_disabled);
  const label = (slug: string, place: string): string => {
    const quote = prices && quoteOne(choices, values, prices, slug);
    return quote ? t('location.useFor', { place, price: money(quote.monthly) }) : t('location.use', { place });
  };
  return (
    <Notice tone="danger">
      <p>{full.error.message}</p>
      {others.length === 0 ? null : values.origin === 'copy' || values.origin === 'disk' ? (
        <p className="compute-offer">{t('location.sourceStays')}</p>
      ) : (
        <p className="ui-row wrap compute-offer">
          <span>{t('location.others')}</span>
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
      <ChoiceTiles
        name="location"
        label={t('create.location')}
        kind="location"
        options={choices.locations.map((place) => {
          const about = place.description || place.country_code.toUpperCase();
          return {
            value: place.slug,
            title: place.display_name,
            code: place.slug,
            detail: place.is_default ? t('location.default', { about }) : about,
            ...(place.create_resource_disabled ? { reason: t('location.paused') } : {}),
          };
        })}
      />
      <PoolChoice />
    </FormSection>
  );
}
