import { useMemo } from 'react';
import { useLocationsQuery } from '@console/api';
import { locationName, useFeature, useLocations, useTaxLabel } from '@console/area';
import { listMetalSpecs } from '@console/contract/metal';
import { paths } from '@console/contract/paths';
import { Facts, Link, SidebarBlock, useFormat, useIsPhone } from '@console/ui';
import { freeTypes } from './free-types';
import { useServerPrices } from '../metal/lease/use-server-prices';
import { useText } from './texts';

/** More would push the rest of the column out of sight; all of them stand in the order form. */
const SHOWN = 5;

function FreeServers() {
  const t = useText();
  const tax = useTaxLabel();
  const { money } = useFormat();
  const locations = useLocations();
  const slugs = useMemo(
    () => locations.filter((place) => !place.create_resource_disabled).map(({ slug }) => slug),
    [locations],
  );
  const { rows } = useLocationsQuery(listMetalSpecs, slugs);
  const priceOf = useServerPrices();
  const free = freeTypes(rows, (spec, location) => priceOf(spec, location)?.monthly).slice(0, SHOWN);
  if (free.length === 0) return null;
  return (
    <SidebarBlock title={t('home.free')} note={t('home.freeNote', { tax })}>
      <Facts
        items={free.map(({ uuid, title, places, monthly, isFrom }) => ({
          id: uuid,
          label: (
            <>
              <Link to={paths.metalCreate({ spec: uuid })}>{title}</Link>
              <br />
              <span className="ui-small">{places.map(locationName).join(', ')}</span>
            </>
          ),
          value: monthly ? (
            <b className="ui-strong">{isFrom ? t('home.freeFrom', { price: money(monthly) }) : money(monthly)}</b>
          ) : null,
        }))}
      />
    </SidebarBlock>
  );
}

/** Where servers are all there is: which of them are free now, each a step away from its order. */
export default function HomeFreeMetal() {
  const hasMore = useFeature('vmsEnabled');
  // A phone has no column beside the page: there the first thing to see is what one has.
  const isPhone = useIsPhone();
  return hasMore || isPhone ? null : <FreeServers />;
}
