import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../text/ui-messages';
import { breakable } from './breakable';
import { cx } from './class-names';
import { Icon } from './icon';
import { Tooltip } from './tooltip';

/** How long 'Copied!' stays. (spec 1, section 9) */
const FEEDBACK_MS = 1000;

/** A text, or how it is read once somebody wants it: a secret that is not on the page. */
type Copied = string | (() => Promise<string>);

/** Copies a text, or what is read once. @throws where the browser refuses */
export async function copyText(given: Copied): Promise<void> {
  const isText = typeof given === 'string';
  const reading = isText ? Promise.resolve(given) : given();
  // Safari takes a text only while it handles the press: one that is still being read is promised to it.
  if (!isText && navigator.clipboard && 'ClipboardItem' in window) {
    const blob = reading.then((text) => new Blob([text], { type: 'text/plain' }));
    return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  }
  const value = await reading;
  if (navigator.clipboard) return navigator.clipboard.writeText(value);
  // Pages without a secure context have no clipboard; a selected field still copies.
  const field = document.createElement('textarea');
  field.value = value;
  document.body.append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
  return undefined;
}

/** Copies on call and says for one second that it did. Whoever reads the text tells why it could not be read. */
export function useCopy(value: Copied): { copied: boolean; copy: () => void } {
  const [copied, setCopied] = useState(false);
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return {
    copied,
    copy: () => {
      copyText(value).then(
        () => {
          setCopied(true);
          window.clearTimeout(timer.current);
          timer.current = window.setTimeout(() => setCopied(false), FEEDBACK_MS);
        },
        () => undefined,
      );
    },
  };
}

/** A small button that copies a value; `label` says what, for example 'public IPv4'. */
export function CopyButton({ value, label }: { value: Copied; label: string }): ReactNode {
  const t = useText();
  const { copied, copy: run } = useCopy(value);
  return (
    <>
      <Tooltip title={copied ? t('copied') : t('copy', { label })} describe={false}>
        <button
          type="button"
          className={cx('ui-copy', copied && 'done')}
          aria-label={copied ? t('copied') : t('copy', { label })}
          onClick={run}
        >
          <Icon name={copied ? 'check' : 'copy'} size={14} />
        </button>
      </Tooltip>
      {copied && (
        <span className="ui-small ui-ok-text" role="status">
          {t('copied')}
        </span>
      )}
    </>
  );
}

/** A value with its copy button. */
export const CopyText = ({ value, label, mono }: { value: string; label: string; mono?: boolean }): ReactNode => (
  <span className="ui-copyt">
    <span className={cx('ui-cut', mono && 'ui-mono')} title={value}>
      {breakable(value)}
    </span>
    <CopyButton value={value} label={label} />
  </span>
);
