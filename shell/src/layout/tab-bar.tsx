import { useState } from 'react';
import { BottomSheet, Icon } from '@console/ui';
import { Link } from '@console/area/router';
import { useDeclaredText } from '../areas/label';
import type { NavigationEntry } from '@console/area/manifest.mjs';
import { isEntryActive, navigationOf, type Area } from '../areas/registry';
import { useText } from '../texts';
import { useAreas } from './areas-context';
import { HOME, NavigationItem } from './navigation';
import { useAppPath } from './use-app-path';

/** Places between Home and More. */
const TABS = 3;

/** One place for each area that asks for one, then whatever else there is. */
function tabsOf(areas: readonly Area[], entries: readonly NavigationEntry[]): NavigationEntry[] {
  const firsts = new Set(areas.map(({ manifest }) => manifest.navigation.find(({ tab }) => tab)));
  const rank = (entry: NavigationEntry): number => (firsts.has(entry) ? 0 : entry.tab ? 1 : 2);
  const chosen = new Set(entries.toSorted((a, b) => rank(a) - rank(b)).slice(0, TABS));
  return entries.filter((entry) => chosen.has(entry));
}

/** The navigation of phones: five places at the bottom edge, the rest in a sheet. */
export function TabBar() {
  const t = useText();
  const areas = useAreas();
  const path = useAppPath();
  const declared = useDeclaredText();
  const [isOpen, setOpen] = useState(false);
  const entries = [...navigationOf(areas, 'main'), ...navigationOf(areas, 'foot')];
  const tabs = tabsOf(areas, entries);
  const rest = entries.filter((entry) => !tabs.includes(entry));
  const isInRest = rest.some((entry) => isEntryActive(entry, path));
  const close = (): void => setOpen(false);
  return (
    <nav className="shell-tabs" aria-label={t('nav.label')}>
      <NavigationItem to={HOME.to} icon={HOME.icon} label={t('nav.home')} active={path === '/'} />
      {tabs.map((entry) => (
        <NavigationItem
          key={entry.id}
          to={entry.to}
          icon={entry.icon}
          label={declared(entry.label)}
          active={isEntryActive(entry, path)}
        />
      ))}
      {rest.length === 0 ? null : (
        <button
          type="button"
          className={isInRest ? 'shell-item on' : 'shell-item'}
          // A page's own menu is called More, too.
          aria-label={t('nav.morePages')}
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        >
          <Icon name="ellipsis" size={20} />
          <span>{t('nav.more')}</span>
        </button>
      )}
      <BottomSheet open={isOpen} onClose={close} title={t('nav.more')}>
        <ul className="shell-more">
          {rest.map((entry) => (
            <li key={entry.id}>
              <Link to={entry.to} onClick={close}>
                <Icon name={entry.icon} size={20} />
                {declared(entry.label)}
              </Link>
            </li>
          ))}
        </ul>
      </BottomSheet>
    </nav>
  );
}
