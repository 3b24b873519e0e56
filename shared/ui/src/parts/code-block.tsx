import type { ReactNode } from 'react';
import { cx } from './class-names';

/** Numbered lines of code; those that the last choice changed are tinted. */
export const CodeBlock = ({
  code,
  changed = [],
  label,
}: {
  code: string;
  changed?: readonly number[];
  label: string;
}): ReactNode => (
  <pre className="ui-codeb" tabIndex={0} role="region" aria-label={label}>
    {code.split('\n').map((line, i) => (
      <span key={i} data-n={i + 1} className={cx(changed.includes(i + 1) && 'chg')}>
        {line || ' '}
      </span>
    ))}
  </pre>
);
