import type { ReactNode } from 'react';
import { cx } from './class-names';

/** The six states that everything in the console is in. (look, section 2) */
export type StatusState = 'good' | 'idle' | 'working' | 'notice' | 'broken' | 'gone';

const SHAPES: Record<StatusState, ReactNode> = {
  good: <circle cx="5" cy="5" r="4.2" fill="currentColor" />,
  idle: <rect x="1.2" y="1.2" width="7.6" height="7.6" fill="none" stroke="currentColor" strokeWidth="1.6" />,
  working: (
    <g fill="none" stroke="currentColor">
      <circle cx="5" cy="5" r="4" strokeWidth="1.6" opacity=".3" />
      <path d="M5 1a4 4 0 0 1 4 4" strokeWidth="1.8" />
    </g>
  ),
  notice: <path d="M5 .4 9.6 5 5 9.6.4 5z" fill="currentColor" />,
  broken: <path d="M5 .6 9.8 9.2H.2z" fill="currentColor" />,
  gone: <path d="m1.5 1.5 7 7m0-7-7 7" stroke="currentColor" strokeWidth="1.6" />,
};

const DONE = <path d="m.8 5.4 2.8 2.8 5.6-6" fill="none" stroke="currentColor" strokeWidth="1.8" />;

/** The shape alone; the word must stand beside it. */
export const StatusShape = ({ state, isDone }: { state: StatusState; isDone?: boolean }): ReactNode => (
  <svg viewBox="0 0 10 10" className={cx('ui-shape', state)} aria-hidden="true">
    {isDone ? DONE : SHAPES[state]}
  </svg>
);

export interface StatusProps {
  readonly state: StatusState;
  readonly label: ReactNode;
  /** It is over and went well, as a paid invoice: a check in place of the shape. (look, section 2) */
  readonly isDone?: boolean;
  /** A sentence that stands in no column: it takes another line rather than be cut. */
  readonly isWhole?: boolean;
}

/** A state as shape, colour and word. A healthy one is quiet; a word too long for its column is cut, and whole on hover. */
export const Status = ({ state, label, isDone = false, isWhole = false }: StatusProps): ReactNode => (
  <span className={cx('ui-st', state, isWhole && 'whole')} title={typeof label === 'string' ? label : undefined}>
    <StatusShape state={state} isDone={isDone} />
    <span className="ui-cut">{label}</span>
  </span>
);
