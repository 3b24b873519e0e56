import type { ReactNode } from 'react';
import { cx } from './class-names';

/** A piece of a line, and what it is in the language: its colour. */
export type CodePiece = readonly [text: string, kind: 'plain' | 'word' | 'name' | 'text' | 'comment'];

/** Numbered lines of code; those that the last choice changed are tinted. */
export const CodeBlock = ({
  code,
  changed = [],
  label,
}: {
  /** A text, or the pieces of its lines. */
  code: string | readonly (readonly CodePiece[])[];
  /** Numbers of lines, from 1. */
  changed?: readonly number[];
  label: string;
}): ReactNode => {
  const lines: readonly (readonly CodePiece[])[] =
    typeof code === 'string' ? code.split('\n').map((line) => [[line, 'plain']]) : code;
  return (
    <pre dir="ltr" className="ui-codeb" tabIndex={0} role="region" aria-label={label}>
      {lines.map((pieces, i) => (
        <span key={i} data-n={i + 1} className={cx(changed.includes(i + 1) && 'chg')}>
          {pieces.some(([text]) => text !== '')
            ? pieces.map(([text, kind], index) =>
                kind === 'plain' ? (
                  text
                ) : (
                  <i key={index} className={kind}>
                    {text}
                  </i>
                ),
              )
            : ' '}
        </span>
      ))}
    </pre>
  );
};
