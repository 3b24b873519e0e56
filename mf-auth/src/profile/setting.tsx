import type { ReactNode } from 'react';
import { Icon } from '@console/ui';

interface SettingProps {
  readonly icon: 'key-round' | 'shield-check';
  readonly title: ReactNode;
  /** After the title, for example a status. */
  readonly status?: ReactNode;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** One thing that can be switched or changed, with what it does in words. */
export const Setting = ({ icon, title, status, action, children }: SettingProps) => (
  <div className="profile-setting">
    <Icon name={icon} />
    <div className="body">
      <h3>
        {title}
        {status}
      </h3>
      {children}
    </div>
    {action ? <div className="action">{action}</div> : null}
  </div>
);
