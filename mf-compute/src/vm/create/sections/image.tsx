import { osClass } from '@console/contract/os-class';
import type { VmImage } from '@console/contract/vm-image';
import { Segmented, useFormat } from '@console/ui';
import { FormSection } from '@console/ui/forms';
import { monogram, offeredImages, offeredVersions, versionName } from '../../machine/image';
import { quoteMachine } from '../../machine/machine-price';
import { ChoiceTiles, SelectField, useVmForm } from '../form';
import type { VmOrder, CreateRequest } from '../order';
import { usePriceSource } from '../price';
import { useText } from '../texts';
import type { Origin } from '../choices';
import { required } from '../rules';
import type { Problems } from '../values';
import { CopyChoice } from './copy-choice';

/** What is wrong with what the machine starts from. */
export function imageProblems({ values, isImage, source }: VmOrder): Problems {
  if (isImage) {
    return {
      osName: values.osName === '' ? required : undefined,
      osVersion: values.osVersion === '' ? required : undefined,
    };
  }
  if (values.origin === 'disk') return { sourceDisk: values.sourceDisk === '' ? required : undefined };
  return { sourceVm: source ? undefined : required };
}

/** What the machine starts from: an image, a copy, or a disk that it brings along, which asks for no size. */
export function imageRequest({ values, isImage }: VmOrder): Partial<CreateRequest> {
  if (isImage) return { os_name: values.osName, os_version: values.osVersion };
  if (values.origin === 'disk') return { disk_uuid: values.sourceDisk };
  return {
    source_uuid: values.sourceVm,
    ...(values.sourceReplica === '' ? {} : { source_replica: values.sourceReplica }),
  };
}

function VersionField() {
  const t = useText();
  const { order } = useVmForm();
  const image = order.image;
  if (!image) return null;
  return (
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
  );
}

/** What the machine starts from: a system or an application and its version, a copy, or a disk that a link names. */
export function ImageSection() {
  const t = useText();
  const { order, choices, values, change } = useVmForm();
  const hasApps = choices.offersApps && offeredImages(choices.images, 'app_catalog').length > 0;
  const origins: { value: Origin; label: string }[] = [
    { value: 'system', label: t('image.systems') },
    ...(hasApps ? [{ value: 'app_catalog' as const, label: t('image.apps') }] : []),
    { value: 'copy', label: t('image.copy') },
    ...(values.sourceDisk === '' ? [] : [{ value: 'disk' as const, label: t('image.disk') }]),
  ];
  return (
    <FormSection
      id="image"
      title={t('create.image')}
      value={values.origin === 'disk' ? t('image.disk') : order.system.title}
      actions={
        <Segmented
          label={t('image.catalogue')}
          value={values.origin}
          options={origins}
          onChange={(origin) => change({ origin })}
        />
      }
    >
      {order.isImage ? (
        <>
          <ImageTiles />
          <VersionField />
        </>
      ) : values.origin === 'copy' ? (
        <CopyChoice />
      ) : (
        <DiskChoice />
      )}
    </FormSection>
  );
}

/** What a licence for an image costs a month at the chosen size. */
function useLicencePrice(): (image: VmImage) => string | undefined {
  const { money } = useFormat();
  const prices = usePriceSource();
  const { order, values } = useVmForm();
  const vcpu = order.size?.vcpu ?? 1;
  return (image) => {
    if (osClass(image) !== 'win' || !prices) return undefined;
    const where = { ...prices.terms, places: [values.location] };
    const quote = quoteMachine(prices.list, where, { vcpu, memoryGb: 0, diskGb: 0, windows: true });
    const licence = quote?.lines.find(({ id }) => id === 'licence');
    return licence && money(licence.monthly);
  };
}

/** The images of one kind by their place, each with its versions and what a licence adds. */
function ImageTiles() {
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

/** The disk that a link has named. No call lists such disks, so there is no other to choose. */
function DiskChoice() {
  const t = useText();
  const { values } = useVmForm();
  return (
    <div className="ui-stack tight">
      <p>
        {t('diskSource.uses')} <code className="ui-mono">{values.sourceDisk}</code>
      </p>
      <p className="ui-small ui-mut">{t('diskSource.decides')}</p>
    </div>
  );
}
