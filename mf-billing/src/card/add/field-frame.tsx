import './add.css';
import type { ReactNode } from 'react';
import { Icon } from '@console/ui';

interface FieldFrameProps {
  readonly id: string;
  readonly label: string;
  readonly problem: string | undefined;
  /** False: what is inside has a name of its own. */
  readonly isLabel?: boolean;
  readonly children: ReactNode;
}

/** Label, frame and problem of a field whose value is never the page's. */
export function FieldFrame({ id, label, problem, isLabel = true, children }: FieldFrameProps) {
  return (
    <div className="ui-fld">
      {isLabel ? <label htmlFor={id}>{label}</label> : <span className="lbl">{label}</span>}
      <span className={problem ? 'ui-in bad' : 'ui-in'}>{children}</span>
      {problem ? (
        <span className="er" id={`${id}-hint`} role="alert">
          <Icon name="circle-alert" size={14} />
          <span>{problem}</span>
        </span>
      ) : null}
    </div>
  );
}
