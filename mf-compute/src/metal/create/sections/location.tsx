import { locationName } from '@console/area';
import type { Location } from '@console/contract/location';
import { FormSection } from '@console/ui/forms';
import { ChoiceTiles, useOrderForm } from '../form';
import { freeSpecs } from '../stock';
import { useCreateText } from '../texts';
import { REQUIRED, type OrderChoices, type OrderValues, type Problems } from '../values';

/** What is wrong with where the server goes. */
export function locationProblems({ locations, specs }: OrderChoices, { location }: OrderValues): Problems {
  const place = locations.find((row) => row.slug === location);
  if (!place) return { location: REQUIRED };
  if (place.create_resource_disabled) return { location: 'problem.paused' };
  return specs.has(location) ? {} : { location: 'problem.noAnswer' };
}

/** Where the server stands: each location with how many types are free there. */
export function LocationSection() {
  const t = useCreateText();
  const { choices, values } = useOrderForm();
  const reasonOf = (place: Location): string | undefined => {
    if (place.create_resource_disabled) return t('location.paused');
    return choices.silent.has(place.slug) ? t('location.noAnswer') : undefined;
  };
  const detailOf = (place: Location): string => {
    if (choices.specs.has(place.slug)) return t('location.free', { n: freeSpecs(choices, place.slug).length });
    return place.description || place.country_code.toUpperCase();
  };
  return (
    <FormSection
      id="location"
      title={t('section.location')}
      value={values.location === '' ? null : locationName(values.location)}
    >
      <ChoiceTiles
        name="location"
        label={t('section.location')}
        kind="location"
        options={choices.locations.map((place) => {
          const reason = reasonOf(place);
          return {
            value: place.slug,
            title: place.display_name,
            code: place.slug,
            detail: detailOf(place),
            ...(reason ? { reason } : {}),
          };
        })}
      />
    </FormSection>
  );
}
