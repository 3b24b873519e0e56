import { useDeclaredText } from '../areas/label';
import { SideNavigationView } from '../frame/navigation-view';
import { useText } from '../texts';
import { useAreas } from './areas-context';
import { useAppPath } from './use-app-path';

/** What the navigation is drawn of: the areas, where one is, and the texts. */
export const useNavigation = () => ({
  areas: useAreas(),
  path: useAppPath(),
  t: useText(),
  declared: useDeclaredText(),
});

/** The side navigation of wide screens. */
export const SideNavigation = () => <SideNavigationView {...useNavigation()} />;
