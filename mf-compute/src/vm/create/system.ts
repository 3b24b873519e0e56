import { osClass } from '@console/contract/vm-image';
import { imageName, imagesByName } from '../machine/image';
import { imageOf } from './lookups';
import { copySource } from './source/copy-source';
import type { VmChoices, VmValues } from './values';

/** The system that the machine will have. */
export interface System {
  /** '' where the form cannot know it: what is on a disk. */
  readonly osName: string;
  readonly osClass: 'win' | 'other';
  /** Whether it is new, so that somebody has to be able to sign in. */
  readonly isNew: boolean;
  /** 'Ubuntu 24.04 LTS'; '' where it is not known. */
  readonly title: string;
}

export const isImage = ({ origin }: Pick<VmValues, 'origin'>): boolean =>
  origin === 'system' || origin === 'app_catalog';

/** The system of the chosen image, of the machine that is copied, or of a disk. */
export function systemOf(choices: VmChoices, values: VmValues): System {
  if (isImage(values)) {
    const image = imageOf(choices, values.osName);
    return {
      osName: values.osName,
      osClass: image ? osClass(image) : 'other',
      isNew: true,
      title: imageName(imagesByName(choices.images), { os_name: values.osName, os_version: values.osVersion }),
    };
  }
  const vm = copySource(choices, values)?.vm;
  return {
    osName: vm?.os_name ?? '',
    osClass: vm ? osClass({ os_name: vm.os_name ?? '', license_type: vm.license_type }) : 'other',
    isNew: false,
    title: vm ? imageName(imagesByName(choices.images), vm) : '',
  };
}
