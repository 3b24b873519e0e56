import type { ReactNode } from 'react';
import type { NavigationEntry } from '@console/area/manifest.mjs';
import { Icon, Link, type IconName } from '@console/ui/frame';
import { isEntryActive, navigationOf, type Area } from '../areas/registry';
import type { FrameTexts } from './texts';

interface ItemProps {
  readonly to: string;
  readonly icon: IconName;
  readonly label: string;
  readonly active: boolean;
}

/** Letters that fit into an entry in every brand's type. */
const SHORT = 9;

/** One entry: an icon over its word. */
function NavigationItem({ to, icon, label, active }: ItemProps) {
  return (
    <Link to={to} className={active ? 'shell-item on' : 'shell-item'} aria-current={active ? 'page' : undefined}>
      <Icon name={icon} size={20} />
      <span className={label.length > SHORT ? 'long' : undefined}>{label}</span>
    </Link>
  );
}

export interface NavigationProps extends FrameTexts {
  readonly areas: readonly Area[];
  /** The path that is shown, relative to the application. */
  readonly path: string;
}

/** Draws declared entries; they work before any area's code is there. */
function Entries({
  entries,
  path,
  declared,
}: Omit<NavigationProps, 'areas'> & { entries: readonly NavigationEntry[] }) {
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

const Home = ({ path, t }: Pick<NavigationProps, 'path' | 't'>) => (
  <NavigationItem to={HOME.to} icon={HOME.icon} label={t('nav.home')} active={path === HOME.to} />
);

/** The side navigation, 80 px wide. */
export function SideNavigationView({ areas, ...rest }: NavigationProps) {
  return (
    <nav className="shell-nav" aria-label={rest.t('nav.label')}>
      <Home {...rest} />
      <Entries entries={navigationOf(areas, 'main')} {...rest} />
      <span className="shell-gap" />
      <Entries entries={navigationOf(areas, 'foot')} {...rest} />
    </nav>
  );
}

/** Places between Home and More. */
const TABS = 3;

/** One place for each area that asks for one, then whatever else there is. */
function tabsOf(areas: readonly Area[], entries: readonly NavigationEntry[]): NavigationEntry[] {
  const firsts = new Set(areas.map(({ manifest }) => manifest.navigation.find(({ tab }) => tab)));
  const rank = (entry: NavigationEntry): number => (firsts.has(entry) ? 0 : entry.tab ? 1 : 2);
  const chosen = new Set(entries.toSorted((a, b) => rank(a) - rank(b)).slice(0, TABS));
  return entries.filter((entry) => chosen.has(entry));
}

/** The entries in the tab bar, and those behind More. */
export function placesOfTabs(areas: readonly Area[]) {
  const entries = [...navigationOf(areas, 'main'), ...navigationOf(areas, 'foot')];
  const tabs = tabsOf(areas, entries);
  return { tabs, rest: entries.filter((entry) => !tabs.includes(entry)) };
}

export interface TabBarProps extends NavigationProps {
  /** Of the button that opens the rest. */
  readonly more: { readonly 'aria-expanded': boolean; readonly inert?: boolean; readonly onClick?: () => void };
  /** The rest, in its sheet. */
  readonly children?: ReactNode;
}

/** The navigation of phones: five places at the bottom edge, the rest in a sheet. */
export function TabBarView({ areas, more, children, ...rest }: TabBarProps) {
  const { t, path } = rest;
  const { tabs, rest: others } = placesOfTabs(areas);
  const isInRest = others.some((entry) => isEntryActive(entry, path));
  return (
    <nav className="shell-tabs" aria-label={t('nav.label')}>
      <Home {...rest} />
      <Entries entries={tabs} {...rest} />
      {others.length === 0 ? null : (
        // A page's own menu is called More, too.
        <button
          type="button"
          className={isInRest ? 'shell-item on' : 'shell-item'}
          aria-label={t('nav.morePages')}
          {...more}
        >
          <Icon name="ellipsis" size={20} />
          <span>{t('nav.more')}</span>
        </button>
      )}
      {children}
    </nav>
  );
}
