import { stableId } from './stable-id';

/** Media that a machine can be started from instead of its disk. */
export const bootImages = [
  { image_name: 'systemrescue-12.x-amd64.iso', description: 'SystemRescue 12', is_installation_media: false },
  { image_name: 'debian-12-amd64-netinst.iso', description: 'Debian 12 installer', is_installation_media: true },
].map((image) => ({ uuid: stableId(`boot-image/${image.image_name}`), ...image, is_published: true }));
