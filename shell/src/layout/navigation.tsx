import { NavLink } from '@console/area/router';
import { Icon, type IconName } from '@console/ui';
import type { NavigationEntry } from '@console/area/manifest.mjs';
import { useDeclaredText } from '../areas/label';
import { isEntryActive, navigationOf } from '../areas/registry';
import { useText } from '../texts';
import { useAreas } from './areas-context';
import { useAppPath } from './use-app-path';

interface ItemProps {
  readonly to: string;
  readonly icon: IconName;
  readonly label: string;
  readonly active: boolean;
}

/** Letters that fit into an entry in every brand's type. */
const SHORT = 9;

/** One entry: an icon over its word. */
export function NavigationItem({ to, icon, label, active }: ItemProps) {
  return (
    <NavLink to={to} className={active ? 'shell-item on' : 'shell-item'} aria-current={active ? 'page' : undefined}>
      <Icon name={icon} size={20} />
      <span className={label.length > SHORT ? 'long' : undefined}>{label}</span>
    </NavLink>
  );
}

/** Draws declared entries; they work before any area's code is there. */
function Entries({ entries }: { entries: readonly NavigationEntry[] }) {
  const path = useAppPath();
  const declared = useDeclaredText();
  return entries.map((entry) => (
    <NavigationItem
      key={entry.id}
      to={entry.to}
      icon={entry.icon}
      label={declared(entry.label)}
      active={isEntryActive(entry, path)}
    />
  ));
}

export const HOME = { id: 'home', to: '/', icon: 'house' } as const;

/** The side navigation, 80 px wide. */
export function SideNavigation() {
  const t = useText();
  const areas = useAreas();
  const path = useAppPath();
  return (
    <nav className="shell-nav" aria-label={t('nav.label')}>
      <NavigationItem to={HOME.to} icon={HOME.icon} label={t('nav.home')} active={path === '/'} />
      <Entries entries={navigationOf(areas, 'main')} />
      <span className="shell-gap" />
      <Entries entries={navigationOf(areas, 'foot')} />
    </nav>
  );
}
