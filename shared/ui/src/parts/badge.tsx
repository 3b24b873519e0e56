import type { ReactNode } from 'react';
import { cx } from './class-names';
import { Icon } from './icon';
import type { IconName } from './icons';

export type Tone = 'ok' | 'info' | 'warn' | 'danger';

export const Badge = ({
  tone = 'plain',
  icon,
  children,
}: {
  tone?: 'plain' | Tone;
  icon?: IconName;
  children: ReactNode;
}): ReactNode => (
  <span className={cx('ui-badge', tone !== 'plain' && tone)}>
    {icon && <Icon name={icon} size={12} />}
    {children}
  </span>
);
