import type { ServiceImage } from '@console/contract/service';
import { namedInLink } from '@console/domain/order';

/** The versions that an image can be had in, as the order names them, newest first as the server lists them. */
export const versionsOf = ({ versions }: Pick<ServiceImage, 'versions'>): string[] =>
  versions.map((row) => (typeof row === 'string' ? row : row.version));

/** The service that the site may switch off alone. (spec 3, section 1) */
const KUBERNETES = 'kubernetes';

/** Whether a service is a cluster, whose name is that of the cluster. */
export const isCluster = (service: string): boolean => service === KUBERNETES;

export interface OfferedImages {
  readonly images: readonly ServiceImage[];
  readonly partners: readonly ServiceImage[];
}

/**
 * What can be created here, and what others sell. Kubernetes is there where the site offers it; what has no version
 * cannot be ordered.
 */
export function offeredImages(images: readonly ServiceImage[], offersKubernetes: boolean): OfferedImages {
  const offered = images.filter(({ service_name }) => offersKubernetes || !isCluster(service_name));
  return {
    images: offered.filter((image) => image.is_external !== true && image.versions.length > 0),
    partners: offered.filter((image) => image.is_external === true),
  };
}

/** The image of a link, by its name or the one it is shown under. (spec 1, section 2) */
export const imageByName = (images: readonly ServiceImage[], name: string): ServiceImage | undefined =>
  namedInLink(
    images,
    name,
    (image) => image.service_name,
    (image) => image.display_name,
  );

/** The version of a link as the image has it. */
export const versionByName = (image: ServiceImage, name: string): string | undefined =>
  namedInLink(versionsOf(image), name, (version) => version);

/** 'PostgreSQL 16.4' */
export const softwareTitle = (image: ServiceImage | undefined, version: string): string =>
  [image?.display_name, version].filter(Boolean).join(' ');

/** Two letters that stand for a service without a picture. */
export const monogram = (title: string): string => title.slice(0, 2);
