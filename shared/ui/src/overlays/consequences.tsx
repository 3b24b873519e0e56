import type { ReactNode } from 'react';
import { Checkbox } from '../controls/choice';
import { Icon } from '../parts/icon';
import type { IconName } from '../parts/icons';

export interface Consequence {
  id: string;
  tone: 'erased' | 'affected' | 'kept';
  icon?: IconName;
  text: ReactNode;
  detail?: ReactNode;
  /** What can be decided here, for example 'Release it too'. */
  choice?: { label: string; checked: boolean; onChange: (checked: boolean) => void; disabled?: boolean };
}

const ICON: Record<Consequence['tone'], IconName> = { erased: 'trash-2', affected: 'triangle-alert', kept: 'check' };

/** What an action does to the things around it, each with an icon in its tone. */
export const Consequences = ({ items }: { items: readonly Consequence[] }): ReactNode => (
  <ul className="ui-cons">
    {items.map((item) => (
      <li key={item.id} className={item.tone}>
        <Icon name={item.icon ?? ICON[item.tone]} />
        <div className="ui-grow">
          {item.text}
          {item.detail && <small>{item.detail}</small>}
        </div>
        {item.choice && <Checkbox {...item.choice} />}
      </li>
    ))}
  </ul>
);
