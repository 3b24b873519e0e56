import { osClass, type VmImage } from '@console/contract/vm-image';
import { useFormat } from '@console/ui';
import { quoteMachine } from '../machine/machine-price';
import { monogram, offeredImages, offeredVersions, versionName } from '../machine/image';
import { sizeOf } from './choices';
import { ChoiceTiles } from './form';
import { useVmForm } from './form-context';
import { useText } from './texts';
import { usePriceSource } from './use-price-source';

/** What a licence for an image costs a month at the chosen size. */
function useLicencePrice(): (image: VmImage) => string | undefined {
  const { money } = useFormat();
  const prices = usePriceSource();
  const { choices, values } = useVmForm();
  const vcpu = sizeOf(choices, values)?.vcpu ?? 1;
  return (image) => {
    if (osClass(image) !== 'win' || !prices) return undefined;
    const where = { currency: prices.currency, places: [values.location] };
    const quote = quoteMachine(prices.list, where, { vcpu, memoryGb: 0, diskGb: 0, windows: true });
    const licence = quote?.lines.find(({ id }) => id === 'licence');
    return licence && money(licence.monthly);
  };
}

/** The images of one kind by their place, each with its versions and what a licence adds. */
export function ImageTiles() {
  const t = useText();
  const { choices, values } = useVmForm();
  const licence = useLicencePrice();
  const images = offeredImages(choices.images, values.origin === 'app_catalog' ? 'app_catalog' : 'system');
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
  );
}
