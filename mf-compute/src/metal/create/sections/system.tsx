import { metalOsName } from '@console/contract/metal';
import { FormSection } from '@console/ui/forms';
import { ChoiceTiles, SelectField, useOrderForm } from '../form';
import { systemsOf } from '../choices';
import { useCreateText } from '../texts';
import { REQUIRED, type OrderChoices, type OrderValues, type Problems } from '../values';

/** What is wrong with the system: it has to be ready for the chosen server. */
export function systemProblems(choices: OrderChoices, values: OrderValues): Problems {
  if (values.osId === '') return { osId: REQUIRED };
  const isReady = systemsOf(choices, values).some(({ versions }) =>
    versions.some(({ os_id }) => os_id === values.osId),
  );
  return isReady || values.spec === '' ? {} : { osId: 'problem.system' };
}

/** Two letters that stand for a system without a picture. */
const monogram = (title: string): string => title.slice(0, 2);

/** What is installed: systems by type, and the version; only what is ready for the chosen server. */
export function SystemSection() {
  const t = useCreateText();
  const { choices, values } = useOrderForm();
  const systems = systemsOf(choices, values);
  const chosen = systems.find(({ id }) => id === values.osType);
  return (
    <FormSection
      id="system"
      title={t('section.system')}
      value={chosen ? (metalOsName(choices.systems, values.osId) ?? null) : null}
    >
      {systems.length === 0 ? (
        <p className="ui-mut">{t(values.spec === '' ? 'system.first' : 'system.none')}</p>
      ) : (
        <ChoiceTiles
          name="osType"
          label={t('section.system')}
          kind="image"
          options={systems.map(({ id, title, icon, versions }) => ({
            value: id,
            title,
            detail: versions.map(({ version_title }) => version_title).join(', '),
            ...(icon ? { image: icon } : { monogram: monogram(title) }),
          }))}
        />
      )}
      {chosen ? (
        <div className="compute-half">
          <SelectField
            name="osId"
            label={t('system.version')}
            options={chosen.versions.map(({ os_id, version_title }) => ({ value: os_id, label: version_title }))}
          />
        </div>
      ) : null}
    </FormSection>
  );
}
