import { big, type Money } from '@console/api';
import type { PredefinedPackage } from '@console/contract/predefined-package';
import type { PriceList } from '@console/contract/pricing';
import type { PriceTerms } from '@console/domain/price';
import { quoteMachine } from '../vm/machine/machine-price';

/** Where machines are to be had, and what they may measure there. */
export interface MachineOffer {
  readonly prices: PriceList | undefined;
  readonly terms: PriceTerms;
  /** Slugs of the locations where one can be created. */
  readonly places: readonly string[];
  readonly packages: readonly PredefinedPackage[];
}

/** The lowest price a month of a size on offer, before tax; undefined where none has a price. */
export function leastMachine({ prices, terms, places, packages }: MachineOffer): Money | undefined {
  const all = packages.flatMap(({ cpu, ram, ssd, os, disabled }) => {
    const offered = (['other', 'win'] as const).filter(
      (name) => (os.length === 0 || os.includes(name)) && !disabled.includes(name),
    );
    const [system] = offered;
    if (!system) return [];
    const needs = { vcpu: cpu, memoryGb: ram, diskGb: ssd, windows: system === 'win' };
    return places.flatMap((place) => quoteMachine(prices, { ...terms, places: [place] }, needs)?.monthly ?? []);
  });
  return all.reduce<Money | undefined>((least, price) => (least && big(least).lte(price) ? least : price), undefined);
}
