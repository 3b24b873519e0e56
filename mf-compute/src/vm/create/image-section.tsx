import { useSiteConfig } from '@console/area';
import { osClass, type VmImage } from '@console/contract/vm-image';
import { Segmented, useFormat } from '@console/ui';
import { ChoiceTiles, FormSection, SelectField } from '@console/ui/forms';
import { quoteMachine } from '../../price/quote';
import { useText } from '../../texts';
import { imageName, imagesByName, monogram, offeredImages, offeredVersions, versionName } from '../image';
import { usePrices } from '../use-vms';
import { imageOf, sizeOf } from './choices';
import { useVmForm } from './form-context';

/** What a licence for an image costs a month at the chosen size. */
function useLicencePrice(): (image: VmImage) => string | undefined {
  const { money } = useFormat();
  const prices = usePrices();
  const { siteCurrency: currency } = useSiteConfig();
  const { choices, values } = useVmForm();
  const vcpu = sizeOf(choices, values)?.vcpu ?? 1;
  return (image) => {
    if (osClass(image) !== 'win' || !prices) return undefined;
    const where = { currency, places: [values.location] };
    const licence = quoteMachine(prices, where, { vcpu, memoryGb: 0, diskGb: 0, windows: true })?.lines.find(
      ({ id }) => id === 'licence',
    );
    return licence && money(licence.monthly);
  };
}

/** What the machine starts from: a system or an application, and its version. */
export function ImageSection() {
  const t = useText();
  const { choices, values, change } = useVmForm();
  const licence = useLicencePrice();
  const images = offeredImages(choices.images, values.catalogue);
  const image = imageOf(choices, values.osName);
  const hasApps = choices.offersApps && offeredImages(choices.images, 'app_catalog').length > 0;
  const detail = (row: VmImage): string => {
    const versions =
      row.os_name === values.osName
        ? versionName(row, values.osVersion)
        : offeredVersions(row)
            .map(({ os_version }) => versionName(row, os_version))
            .join(', ');
    const price = licence(row);
    return price ? t('image.withLicence', { versions, price }) : versions;
  };
  return (
    <FormSection
      id="image"
      title={t('create.image')}
      value={imageName(imagesByName(choices.images), { os_name: values.osName, os_version: values.osVersion })}
      actions={
        hasApps ? (
          <Segmented
            label={t('image.catalogue')}
            value={values.catalogue}
            options={[
              { value: 'system', label: t('image.systems') },
              { value: 'app_catalog', label: t('image.apps') },
            ]}
            onChange={(catalogue) => change({ catalogue })}
          />
        ) : undefined
      }
    >
      <ChoiceTiles
        name="osName"
        label={t('create.image')}
        kind="image"
        options={images.map((row) => ({
          value: row.os_name,
          title: row.display_name,
          detail: detail(row),
          ...(row.icon ? { image: row.icon } : { monogram: monogram(row.display_name) }),
        }))}
      />
      {image ? (
        <div className="compute-half">
          <SelectField
            name="osVersion"
            label={t('image.version')}
            options={offeredVersions(image).map(({ os_version }) => ({
              value: os_version,
              label: versionName(image, os_version),
            }))}
          />
        </div>
      ) : null}
    </FormSection>
  );
}
