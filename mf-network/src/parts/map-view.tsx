import { useCallback } from 'react';
import { lazyScreen } from '@console/area';
import { useSearchParams } from '@console/area/router';
import { Segmented } from '@console/ui';
import { useText } from './texts';

/** The map comes with its own code and texts, when somebody looks at it. */
export const NetworkMap = lazyScreen(() =>
  import(/* webpackChunkName: "network-map" */ '../network-map/network-map').then((m) => m.NetworkMap),
);

export const PlacesMap = lazyScreen(() =>
  import(/* webpackChunkName: "network-map" */ '../network-map/places-map').then((m) => m.PlacesMap),
);

const VIEW = 'view';
type View = 'table' | 'map';

/** Whether the address asks for the map in place of the table. To choose is a step of its own, as tabs are: Back takes it back. */
export function useMapView(): { readonly isMap: boolean; readonly choose: (view: View) => void } {
  const [params, setParams] = useSearchParams();
  const isMap = params.get(VIEW) === 'map';
  const choose = useCallback(
    (view: View) => {
      if ((view === 'map') === isMap) return;
      setParams((before) => {
        const after = new URLSearchParams(before);
        after.delete('as');
        if (view === 'map') after.set(VIEW, view);
        else after.delete(VIEW);
        return after;
      });
    },
    [isMap, setParams],
  );
  return { isMap, choose };
}

/** Switches between the table and the map; the address keeps it. */
export function ViewSwitch() {
  const t = useText();
  const { isMap, choose } = useMapView();
  return (
    <Segmented<View>
      label={t('view')}
      value={isMap ? 'map' : 'table'}
      options={[
        { value: 'table', label: t('view.table') },
        { value: 'map', label: t('view.map') },
      ]}
      onChange={choose}
    />
  );
}
