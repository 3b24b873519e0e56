import { homeStore, kindName, useTaxLabel } from '@console/area';
import { Link } from '@console/area/router';
import { Icon, SidebarBlock, type IconName } from '@console/ui';
import { creatableKinds, type Area } from '../areas/registry';
import { useAreas } from '../layout/areas-context';
import { useText } from '../texts';

export interface Creatable {
  readonly type: string;
  readonly name: string;
  readonly icon: IconName;
  readonly to: string;
}

/** What can be created here, in the order of the areas: things that run; keys and accounts are made where they are listed. */
export const offeredKinds = (areas: readonly Area[]): Creatable[] =>
  creatableKinds(areas).flatMap(({ type, create, icon = 'package', shortcut }) =>
    shortcut ? [{ type, name: kindName(type), icon, to: create }] : [],
  );

/** Shortcuts to the create screens. */
export function QuickCreate() {
  const t = useText();
  const tax = useTaxLabel();
  const { offers } = homeStore();
  const kinds = offeredKinds(useAreas());
  if (kinds.length === 0) return null;
  return (
    <div className="shell-quick ui-only-wide">
      <SidebarBlock
        title={t('home.create')}
        // Its line is there before the prices are: nothing moves when they come.
        note={Object.keys(offers).length > 0 ? t('home.createNote', { tax }) : '\u00a0'}
      >
        <ul className="shell-create">
          {kinds.map(({ type, name, icon, to }) => (
            <li key={type}>
              <Link to={to}>
                <Icon name={icon} />
                <span>
                  {name}
                  <small>{offers[type]}</small>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </SidebarBlock>
    </div>
  );
}
