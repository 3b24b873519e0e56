import { LocationCode } from '@console/ui';
import { useVmForm } from '../form-context';
import { placesOf, targetsOf } from '../targets';
import { useText } from '../texts';

/** The names as they will be, each with its place, and those that are taken already. */
export function NamesPreview() {
  const t = useText();
  const { choices, values } = useVmForm();
  if (values.name.trim() === '') return null;
  const targets = targetsOf(values);
  const isSpread = placesOf(values).length > 1;
  const taken = new Set(choices.machines.filter(({ status }) => status !== 'deleted').map(({ name }) => name));
  const double = targets.filter(({ name }) => taken.has(name)).map(({ name }) => name);
  return (
    <div className="ui-fld">
      <span className="lbl">{t('names.preview', { n: targets.length })}</span>
      <ul className="compute-names" aria-label={t('names.preview', { n: targets.length })}>
        {targets.map(({ name, location }) => (
          <li key={name}>
            {isSpread ? <LocationCode slug={location} /> : null}
            <span>{name}</span>
          </li>
        ))}
      </ul>
      {double.length > 0 ? (
        <span className="hint">{t('names.taken', { n: double.length, names: double.join(', ') })}</span>
      ) : null}
    </div>
  );
}
