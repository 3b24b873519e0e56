import { useState } from 'react';
import { BottomSheet, Icon } from '@console/ui';
import { Link } from '@console/area/router';
import { placesOfTabs, TabBarView } from '../frame/navigation-view';
import { useNavigation } from './navigation';

/** The navigation of phones: five places at the bottom edge, the rest in a sheet. */
export function TabBar() {
  const navigation = useNavigation();
  const { areas, t, declared } = navigation;
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <TabBarView {...navigation} more={{ 'aria-expanded': isOpen, onClick: () => setOpen(true) }}>
      <BottomSheet open={isOpen} onClose={close} title={t('nav.more')}>
        <ul className="shell-more">
          {placesOfTabs(areas).rest.map((entry) => (
            <li key={entry.id}>
              <Link to={entry.to} onClick={close}>
                <Icon name={entry.icon} size={20} />
                {declared(entry.label)}
              </Link>
            </li>
          ))}
        </ul>
      </BottomSheet>
    </TabBarView>
  );
}
