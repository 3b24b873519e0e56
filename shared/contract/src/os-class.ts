import type { VmImage } from './vm-image';

/** The OS class that sizes are offered for: Windows images carry a licence type. (spec 3, section 9) */
export const osClass = (image: Pick<VmImage, 'os_name' | 'license_type'>): 'win' | 'other' =>
  image.license_type || image.os_name.startsWith('windows') ? 'win' : 'other';
