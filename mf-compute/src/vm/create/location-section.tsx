import type { ApiError } from '@console/api';
import { locationName } from '@console/area';
import { Button, Notice } from '@console/ui';
import { ChoiceTiles, FormSection } from '@console/ui/forms';
import { useText } from '../../texts';
import { useVmForm } from './form-context';

/** The location turned out to be full: the others are one click away, everything typed stays. */
function FullNotice({ full, error }: { full: string; error: ApiError }) {
  const t = useText();
  const { choices, values, change } = useVmForm();
  const others = choices.locations.filter((place) => place.slug !== full && !place.create_resource_disabled);
  if (values.location !== full) return null;
  return (
    <Notice tone="danger">
      <p>{error.message}</p>
      {others.length > 0 ? (
        <p className="ui-row wrap compute-offer">
          <span>{t('location.others')}</span>
          {others.map((place) => (
            <Button key={place.slug} size="sm" onClick={() => change({ location: place.slug })}>
              {t('location.use', { place: place.display_name })}
            </Button>
          ))}
        </p>
      ) : null}
    </Notice>
  );
}

/** Where the machine will be. */
export function LocationSection({ fullError }: { fullError: ApiError | undefined }) {
  const t = useText();
  const { choices, values, full } = useVmForm();
  return (
    <FormSection id="location" title={t('create.location')} value={values.location && locationName(values.location)}>
      {full !== undefined && fullError ? <FullNotice full={full} error={fullError} /> : null}
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
    </FormSection>
  );
}
