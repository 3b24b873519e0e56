import { Checkbox } from '@console/ui';
import { useVmForm } from '../form-context';
import { maySpread } from '../targets';
import { useText } from '../texts';

/** More locations for several machines: one after the other, each in the default network of its location. */
export function SpreadField() {
  const t = useText();
  const { choices, values, change } = useVmForm();
  const open = choices.locations.filter((place) => !place.create_resource_disabled);
  if (!maySpread(values) || open.length < 2) return null;
  const set = (slug: string, isOn: boolean): void =>
    change({ spread: isOn ? [...values.spread, slug] : values.spread.filter((known) => known !== slug) });
  return (
    <fieldset className="compute-spread">
      <legend>{t('spread.label')}</legend>
      <div className="ui-row wrap">
        {open.map((place) => {
          const isHome = place.slug === values.location;
          return (
            <Checkbox
              key={place.slug}
              label={place.display_name}
              checked={isHome || values.spread.includes(place.slug)}
              disabled={isHome}
              onChange={(isOn) => set(place.slug, isOn)}
            />
          );
        })}
      </div>
      <span className="hint">{t('spread.hint')}</span>
    </fieldset>
  );
}
