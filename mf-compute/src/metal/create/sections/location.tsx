import { locationName } from '@console/area';
import type { Location } from '@console/contract/location';
import { locationFault } from '@console/domain/order';
import { LocationTiles } from '@console/domain/order-form';
import { FormSection } from '@console/ui/forms';
import { useOrderForm } from '../form';
import { freeSpecs, specsIn } from '../stock';
import { useCreateText } from '../texts';
import { REQUIRED, type OrderChoices, type OrderValues, type Problems } from '../values';

/** What is wrong with where the server goes. */
export function locationProblems({ locations, specs, silent }: OrderChoices, { location }: OrderValues): Problems {
  const fault = locationFault(locations, location);
  if (fault) return { location: fault === 'missing' ? REQUIRED : 'problem.paused' };
  if (specs.has(location)) return {};
  return { location: silent.has(location) ? 'problem.noAnswer' : 'problem.loading' };
}

/** Where the server stands: each location with how many types are free there. */
export function LocationSection() {
  const t = useCreateText();
  const { choices, values } = useOrderForm();
  const detailOf = (place: Location): string => {
    if (!choices.specs.has(place.slug)) return place.description || place.country_code.toUpperCase();
    if (specsIn(choices, place.slug).length === 0) return t('location.none');
    return t('location.free', { n: freeSpecs(choices, place.slug).length });
  };
  return (
    <FormSection
      id="location"
      title={t('section.location')}
      value={values.location === '' ? null : locationName(values.location)}
    >
      <LocationTiles
        label={t('section.location')}
        locations={choices.locations}
        paused={t('problem.paused')}
        reasonOf={({ slug }) => (choices.silent.has(slug) ? t('location.noAnswer') : undefined)}
        detailOf={detailOf}
      />
    </FormSection>
  );
}
