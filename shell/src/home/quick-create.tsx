import { kindIcons, kindName } from '@console/area';
import { Link } from '@console/area/router';
import { Icon, SidebarBlock, type IconName } from '@console/ui';
import { resourceKinds } from '@console/contract/kinds';
import { creatableKinds, type Area } from '../areas/registry';
import { useAreas } from '../layout/areas-context';
import { useText } from '../texts';

/** Kinds that a page offers to create: things that run; keys and accounts are made where they are listed. */
const OFFERED = new Set(['Compute', 'Network', 'Storage', 'Services']);

const isKind = (type: string): type is keyof typeof resourceKinds => Object.hasOwn(resourceKinds, type);

export interface Creatable {
  readonly type: string;
  readonly name: string;
  readonly icon: IconName;
  readonly to: string;
}

/** What can be created here, in the order of the areas. */
export const offeredKinds = (areas: readonly Area[]): Creatable[] =>
  creatableKinds(areas).flatMap(({ type, create, icon }) =>
    isKind(type) && OFFERED.has(resourceKinds[type].category)
      ? [{ type, name: kindName(type), icon: icon ?? kindIcons[type], to: create }]
      : [],
  );

/** Shortcuts to the create screens. */
export function QuickCreate() {
  const t = useText();
  const kinds = offeredKinds(useAreas());
  if (kinds.length === 0) return null;
  return (
    <div className="shell-quick ui-only-wide">
      <SidebarBlock title={t('home.create')}>
        <ul className="shell-create">
          {kinds.map(({ type, name, icon, to }) => (
            <li key={type}>
              <Link to={to}>
                <Icon name={icon} />
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </SidebarBlock>
    </div>
  );
}
