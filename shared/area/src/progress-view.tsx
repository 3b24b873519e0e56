import type { ReactNode } from 'react';
import { ProgressOptions, ProgressTicks, type ProgressOption } from '@console/ui';
import { useText } from './messages';

export interface ProgressViewProps {
  /** 'Creating (name)...' */
  readonly title: string;
  /** 0 to 100; undefined while nobody knows whether there is such a job. */
  readonly percent: number | undefined;
  readonly isRunning: boolean;
  /** Under the bar: '31 s of about 50 s'. */
  readonly note: ReactNode;
  /** Where one may go meanwhile; by default anywhere. */
  readonly leave?: string;
  /** Between the bar and what can be done meanwhile: the parts of a job that has several. */
  readonly children?: ReactNode;
  /** What can be done meanwhile; the first one stands out. */
  readonly actions: readonly ProgressOption[];
}

/** 'Creating (name)... N%', and what can be done meanwhile. (spec 1, section 2) */
export function ProgressView({ title, percent, isRunning, note, leave, children, actions }: ProgressViewProps) {
  const t = useText();
  const isKnown = percent !== undefined;
  return (
    <section className="area-progress" aria-busy={isRunning}>
      <h1>
        <span>{title}</span>{' '}
        {isKnown ? <span className="area-progress-percent">{t('job.percent', { percent })}</span> : null}
      </h1>
      <p className="ui-hidden" role="status">
        {isRunning && isKnown ? '' : title}
      </p>
      <div>
        {isKnown ? <ProgressTicks percent={percent} label={title} /> : null}
        <p className="area-progress-note">
          <span>{note}</span>
          {isRunning && isKnown ? <span>{leave ?? t('job.leave')}</span> : null}
        </p>
      </div>
      {children}
      <div>
        <h2>{t(isRunning ? 'job.while' : 'job.next')}</h2>
        <ProgressOptions items={actions} />
      </div>
    </section>
  );
}
