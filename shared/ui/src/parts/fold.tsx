import type { ReactNode } from 'react';
import { Icon } from './icon';

export interface FoldProps {
  title: ReactNode;
  children: ReactNode;
}

/** What few need, folded until asked for. */
export const Fold = ({ title, children }: FoldProps): ReactNode => (
  <details className="ui-fold">
    <summary>
      <Icon name="chevron-right" size={14} />
      {title}
    </summary>
    {children}
  </details>
);
