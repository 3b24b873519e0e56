import type { ReactNode } from 'react';
import { useId } from 'react';
import { Input } from '../controls/input';
import { leftToType } from '../text/typed-name';
import { Text, text } from '../text/ui-messages';
import { bulkText } from './bulk/texts';

/** What is said of a word that is half typed; empty when it is right or not begun. */
export function typedNote(typed: string, word: string): string {
  const left = leftToType(typed, word);
  if (typed === '' || left === 0) return '';
  return left === undefined ? bulkText('typedDiffers') : text('deleteToGo', { count: left });
}

/** What is said below a word that is typed. How much is left of it is not read out at every key. */
export const CountNote = ({ isCount, children }: { isCount: boolean; children: ReactNode }): ReactNode =>
  isCount ? <span aria-live="off">{children}</span> : children;

/** What stands above the field is to be read first: on a low screen the dialog stays at its top. */
const focusInPlace = (field: HTMLInputElement | null): void => field?.focus({ preventScroll: true });

/** A word that must be typed before something that cannot be undone. */
export function TypedWord({
  word,
  value,
  onChange,
}: {
  word: string;
  value: string;
  onChange: (value: string) => void;
}): ReactNode {
  const id = useId();
  return (
    <div className="ui-stack tight">
      <label htmlFor={id} className="ui-strong">
        <Text id="deleteTypeText" values={{ text: <bdi className="ui-mono">{word}</bdi> }} />
      </label>
      <Input id={id} ref={focusInPlace} mono value={value} onChange={onChange} autoComplete="off" spellCheck={false} />
    </div>
  );
}
