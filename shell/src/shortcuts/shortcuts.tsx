import { useNavigate } from '@console/area/router';
import { useOnDemand, useShortcut, useShortcuts } from '@console/ui';
import { showAreasWhileHeld } from '../health/load';
import { toggleMask } from '../mask/load';
import { useAreas } from '../layout/areas-context';
import { sheet, sheetStore, showShortcuts } from './load';
import { keyPlaces } from './places';

/** The shortcuts that hold on every page: `?` for their list, `g` and a letter to go somewhere. */
export function Shortcuts() {
  const places = keyPlaces(useAreas());
  const navigate = useNavigate();
  const { isOpen } = sheetStore();
  useShortcut('?', showShortcuts);
  useShortcut('Alt+m', toggleMask);
  useShortcut('Alt+a', showAreasWhileHeld);
  useShortcuts(
    places.map(({ keys }) => keys),
    (pressed) => {
      const to = places.find(({ keys }) => keys === pressed)?.to;
      if (to !== undefined) void navigate(to);
    },
  );
  const loaded = useOnDemand(sheet, isOpen);
  return loaded ? (
    <loaded.ShortcutSheet open={isOpen} places={places} onClose={() => sheetStore.setState({ isOpen: false })} />
  ) : null;
}
