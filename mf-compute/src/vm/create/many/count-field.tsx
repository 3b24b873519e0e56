import { NumberField } from '../form';
import { useText } from '../texts';
import { MOST_MACHINES } from '../values';

/** How many machines of these choices. */
export function CountField() {
  const t = useText();
  return (
    <NumberField
      name="count"
      label={t('count.label')}
      min={1}
      max={MOST_MACHINES}
      hint={t('count.hint', { most: MOST_MACHINES })}
    />
  );
}
