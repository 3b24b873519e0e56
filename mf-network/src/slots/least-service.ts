import { big, type Money } from '@console/api';
import type { PredefinedPackage } from '@console/contract/predefined-package';
import type { PriceList } from '@console/contract/pricing';
import type { ManagedService, ServiceImage } from '@console/contract/service';
import { serviceMultipliers } from '@console/contract/service-limits';
import type { Limit } from '@console/domain/order';
import type { PriceTerms } from '@console/domain/price';
import { offeredImages } from '../service/create/images';
import { limitsOf } from '../service/create/limits';
import { quoteService } from '../service/create/quote';

/** Which services are to be had, where, and what a node of them may measure. */
export interface ServiceOffer {
  readonly prices: PriceList | undefined;
  readonly terms: PriceTerms;
  /** Slugs of the locations where one can be created. */
  readonly places: readonly string[];
  readonly packages: readonly PredefinedPackage[];
  readonly images: readonly ServiceImage[];
  /** Own ones, which say what their kind is charged for where its image does not. */
  readonly services: readonly ManagedService[];
  readonly offersKubernetes: boolean;
}

const isWithin = (value: number, { min, max }: Limit): boolean => value >= min && value <= max;

/** The lowest price a month of one node of a service on offer, before tax; undefined where none has a price. */
export function leastService(offer: ServiceOffer): Money | undefined {
  const { prices, terms, places, packages, services } = offer;
  const all = offeredImages(offer.images, offer.offersKubernetes).images.flatMap((image) => {
    const multipliers = serviceMultipliers(image, services);
    if (!multipliers) return [];
    const { vcpu, memoryMb, diskGb } = limitsOf(image);
    const sizes = packages.flatMap(({ cpu, ram, ssd, os, disabled }) => {
      const isOffered = (os.length === 0 || os.includes('other')) && !disabled.includes('other');
      const fits = isWithin(cpu, vcpu) && isWithin(ram * 1024, memoryMb) && isWithin(ssd, diskGb);
      return isOffered && fits ? { vcpu: cpu, memoryGb: ram, diskGb: ssd } : [];
    });
    return sizes.flatMap((size) =>
      places.flatMap((place) => {
        const needs = { size, nodes: 1, multipliers, publicIp: false };
        return quoteService(prices, { ...terms, places: [place] }, needs)?.monthly ?? [];
      }),
    );
  });
  return all.reduce<Money | undefined>((least, price) => (least && big(least).lte(price) ? least : price), undefined);
}
