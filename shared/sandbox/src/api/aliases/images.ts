import { bootImages } from '../../catalogue/boot-images';
import { message } from '../errors';
import { handlers } from '../handlers';
import type { Alias } from './alias';

/** The images of operating systems, or those of applications. */
export const imagesOf =
  (isApp: boolean): Alias['respond'] =>
  async (ctx) =>
    (await handlers.listVmImages(ctx, {})).filter((image) => (image.is_app_catalog ?? false) === isApp);

export const listBootImages: Alias['respond'] = () => bootImages;

/** Starts a machine from the media that is named; the platform's rescue media where none is. Nobody has private media. */
export const bootIsoMedia: Alias['respond'] = (ctx, params, call) => {
  const { boot_image_uuid: wanted, boot_image_repository: repository = 'platform' } = params;
  const isKnown = repository === 'platform' && (!wanted || bootImages.some(({ uuid }) => uuid === wanted));
  if (!isKnown) throw message(404, 'Boot image not found.');
  return call('startVmRescue', ctx, params);
};
