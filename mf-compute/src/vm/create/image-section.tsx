import { FormSection } from '@console/ui/forms';
import { Segmented } from '@console/ui';
import { offeredImages, offeredVersions, versionName } from '../machine/image';
import { SelectField } from './form';
import { useVmForm } from './form-context';
import { ImageTiles } from './image-tiles';
import { imageOf } from './lookups';
import { CopyChoice } from './source/copy-choice';
import { DiskChoice } from './source/disk-choice';
import { isImage, systemOf } from './system';
import { useText } from './texts';
import type { Origin } from './values';

function VersionField() {
  const t = useText();
  const { choices, values } = useVmForm();
  const image = imageOf(choices, values.osName);
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
  const { choices, values, change } = useVmForm();
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
      value={values.origin === 'disk' ? t('image.disk') : systemOf(choices, values).title}
      actions={
        <Segmented
          label={t('image.catalogue')}
          value={values.origin}
          options={origins}
          onChange={(origin) => change({ origin })}
        />
      }
    >
      {isImage(values) ? (
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
