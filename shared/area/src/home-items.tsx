import { useId, type ReactNode } from 'react';
import {
  Button,
  DateTime,
  handsFocusOn,
  Icon,
  Link,
  LinkButton,
  StatusShape,
  type IconName,
  type StatusState,
} from '@console/ui';
import { useAttentionCount } from './home-store';

export interface AttentionItemProps {
  readonly tone: 'danger' | 'warn' | 'info';
  readonly icon: IconName;
  readonly title: string;
  readonly detail?: string;
  /** What it is about where that is too much to be read at once: shown when it is asked for. */
  readonly more?: { readonly label: string; readonly text: string };
  readonly action?: { readonly label: string; readonly to?: string; readonly onClick?: () => void };
}

/** One line of 'Needs attention'; counted in its head as long as it is shown. */
export function AttentionItem({ tone, icon, title, detail, more, action }: AttentionItemProps) {
  const id = useId();
  useAttentionCount(id);
  return (
    <li ref={handsFocusOn} className="area-attention" data-tone={tone}>
      <span className="area-attention-icon">
        <Icon name={icon} />
      </span>
      <div className="area-attention-text">
        <b id={id}>{title}</b> {detail ? <span>{detail}</span> : null}
        {more ? (
          <details>
            <summary>{more.label}</summary>
            {more.text}
          </details>
        ) : null}
      </div>
      {action?.to === undefined ? null : (
        <LinkButton size="sm" to={action.to} aria-describedby={id}>
          {action.label}
        </LinkButton>
      )}
      {action?.onClick ? (
        <Button size="sm" onClick={action.onClick} aria-describedby={id}>
          {action.label}
        </Button>
      ) : null}
    </li>
  );
}

export interface ActivityItemProps {
  readonly state: StatusState;
  readonly label: ReactNode;
  readonly at: Date;
  readonly to?: string;
}

/** One line of 'Activity'. */
export function ActivityItem({ state, label, at, to }: ActivityItemProps) {
  return (
    <li className="area-activity">
      <StatusShape state={state} />
      <span>{to === undefined ? label : <Link to={to}>{label}</Link>}</span>
      <DateTime value={at} as="relative" />
    </li>
  );
}
