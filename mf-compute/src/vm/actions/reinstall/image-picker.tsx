import { useEffect } from 'react';
import { useFeature } from '@console/area';
import type { VmImage } from '@console/contract/vm-image';
import type { VmParameter } from '@console/contract/vm-parameter';
import { Segmented } from '@console/ui';
import { createForm } from '@console/ui/forms';
import { monogram, offeredImages, offeredVersions, versionName } from '../../machine/image';
import type { JoinedVm } from '../../machine/rows';
import { imageBlock, versionFor, type ReinstallValues } from './reinstall';
import { useActionsText } from '../texts';

const { ChoiceTiles, SelectField, useFormControl, useFormValues } = createForm<ReinstallValues>();

interface PickerProps {
  readonly vm: JoinedVm;
  readonly images: readonly VmImage[];
  readonly parameters: readonly VmParameter[];
}

/** Systems and applications with their versions, as the create form offers them; those that do not fit say why. */
export function ImagePicker({ vm, images, parameters }: PickerProps) {
  const t = useActionsText();
  const { catalogue, os_name, os_version } = useFormValues();
  const { setValue } = useFormControl();
  const hasApps = useFeature('vmAppsEnabled') && offeredImages(images, 'app_catalog').length > 0;
  const offered = offeredImages(images, catalogue);
  const image = offered.find((row) => row.os_name === os_name);
  const choose = (next: VmImage | undefined): void => {
    setValue('os_name', next?.os_name ?? '');
    setValue('os_version', versionFor(vm, next));
  };
  const versions = image ? offeredVersions(image) : [];
  const isVersionOf = versions.some((row) => row.os_version === os_version);
  useEffect(() => {
    // The version belongs to the system: another system brings its own.
    if (image && !isVersionOf) setValue('os_version', versionFor(vm, image));
  }, [image, isVersionOf, setValue, vm]);
  const detail = (row: VmImage): string =>
    row.os_name === os_name
      ? versionName(row, os_version)
      : offeredVersions(row)
          .map((version) => versionName(row, version.os_version))
          .join(', ');
  return (
    <>
      {hasApps ? (
        <Segmented
          label={t('reinstall.catalogue')}
          value={catalogue}
          options={[
            { value: 'system', label: t('reinstall.systems') },
            { value: 'app_catalog', label: t('reinstall.apps') },
          ]}
          onChange={(next) => {
            setValue('catalogue', next);
            const fitting = offeredImages(images, next);
            choose(fitting.find((row) => !imageBlock(vm, row, parameters)) ?? fitting[0]);
          }}
        />
      ) : null}
      <ChoiceTiles
        name="os_name"
        label={t('reinstall.image')}
        kind="image"
        columns={2}
        autoFocus
        options={offered.map((row) => {
          const reason = imageBlock(vm, row, parameters);
          return {
            value: row.os_name,
            title: row.display_name,
            detail: detail(row),
            ...(row.icon ? { image: row.icon } : { monogram: monogram(row.display_name) }),
            ...(reason ? { reason } : {}),
          };
        })}
      />
      {image ? (
        <SelectField
          name="os_version"
          label={t('reinstall.version')}
          options={versions.map((row) => ({ value: row.os_version, label: versionName(image, row.os_version) }))}
        />
      ) : null}
    </>
  );
}
