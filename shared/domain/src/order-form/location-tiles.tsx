import type { Location } from '@console/contract/location';
import { Price } from '@console/ui';
import type { Money } from '@console/api';
import { createForm } from '@console/ui/forms';
import { useOrderText } from '../order/messages';
import { useArePricesLoading } from '../price-list';

/** The field stands in any form whose values have a location. */
const { ChoiceTiles } = createForm<{ location: string }>();

export interface LocationTilesProps {
  readonly locations: readonly Location[];
  readonly label: string;
  /** That nothing can be created there now, where creating has a word of its own. */
  readonly paused?: string;
  /** Why a location that is open cannot be chosen: it did not answer, say. */
  readonly reasonOf?: (place: Location) => string | undefined;
  /** What is said of a location in the place of its description. */
  readonly detailOf?: (place: Location) => string | undefined;
  /** What is created costs this a month there, where that is known. */
  readonly priceOf?: (place: Location) => Money | undefined;
}

/** Where something is created: a tile for each location, those where nothing can be created now disabled with the reason. */
export function LocationTiles({ locations, label, paused, reasonOf, detailOf, priceOf }: LocationTilesProps) {
  const t = useOrderText();
  // The line of a price is there before it is known: nothing below moves when it comes.
  const coming = useArePricesLoading() && priceOf ? { price: '\u00a0' } : {};
  const about = (place: Location): string => {
    const description = place.description || place.country_code.toUpperCase();
    return place.is_default ? t('location.default', { about: description }) : description;
  };
  return (
    <ChoiceTiles
      name="location"
      label={label}
      kind="location"
      options={locations.map((place) => {
        const reason = place.create_resource_disabled ? (paused ?? t('location.paused')) : reasonOf?.(place);
        const price = priceOf?.(place);
        return {
          value: place.slug,
          title: place.display_name,
          code: place.slug,
          detail: detailOf?.(place) ?? about(place),
          ...(price ? { price: <Price amount={price} per="month" /> } : coming),
          ...(reason ? { reason } : {}),
        };
      })}
    />
  );
}
