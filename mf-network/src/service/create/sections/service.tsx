import { Link } from '@console/ui';
import { FormSection } from '@console/ui/forms';
import { ChoiceTiles, SelectField, useServiceForm } from '../form';
import { monogram, softwareTitle, versionsOf } from '../images';
import { useCreateText } from '../texts';

/** What others sell is named with where to get it: it cannot be created here. */
function Partners() {
  const t = useCreateText();
  const { partners } = useServiceForm().order.choices;
  if (partners.length === 0) return null;
  return (
    <ul className="ui-stack tight ui-small" aria-label={t('service.partners')}>
      {partners.map(({ service_name, display_name, description, read_more_url: url }) => (
        <li key={service_name}>
          <p className="ui-mut">
            {[display_name, description].filter(Boolean).join(': ')}{' '}
            {url ? <Link href={url}>{t('service.partner', { name: display_name })}</Link> : null}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Which service, and its version. */
export function ServiceSection() {
  const t = useCreateText();
  const { choices, values, image } = useServiceForm().order;
  return (
    <FormSection id="service" title={t('section.service')} value={image ? softwareTitle(image, values.version) : null}>
      {choices.images.length === 0 ? (
        <p className="ui-mut">{t('service.none')}</p>
      ) : (
        <ChoiceTiles
          name="service"
          label={t('section.service')}
          kind="image"
          options={choices.images.map((row) => ({
            value: row.service_name,
            title: row.display_name,
            detail: versionsOf(row).join(', '),
            ...(row.icon ? { image: row.icon } : { monogram: monogram(row.display_name) }),
          }))}
        />
      )}
      {image ? (
        <div className="ui-halves">
          <SelectField
            name="version"
            label={t('service.version')}
            options={versionsOf(image).map((version) => ({ value: version, label: version }))}
          />
          <p className="ui-small ui-mut">
            {image.description}{' '}
            {image.read_more_url ? (
              <Link href={image.read_more_url}>{t('service.readMore', { name: image.display_name })}</Link>
            ) : null}
          </p>
        </div>
      ) : null}
      <Partners />
    </FormSection>
  );
}
