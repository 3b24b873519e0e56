import type { KeyboardEvent, ReactNode } from 'react';
import { useRef } from 'react';
import { isBrowserKey } from '../keys/browser-keys';
import { useShortcut } from '../keys/shortcuts';
import { useText } from '../text/ui-messages';
import { Button } from './button';
import { IconButton } from './button-kinds';
import type { IconName } from './icons';

export interface SelectionAction {
  id: string;
  label: string;
  icon?: IconName;
  danger?: boolean;
  /** Not allowed for any of them, and why. */
  reason?: string;
  /** For how many of the selection it applies, when not for all. */
  applies?: number;
  onSelect: () => void;
}

export interface SelectionBarProps {
  count: number;
  /** Sum per month of the selection. */
  sum?: ReactNode;
  actions: readonly SelectionAction[];
  onClear: () => void;
}

/** Where an arrow key leads in a row of `count` buttons; undefined for keys that lead nowhere. */
export function buttonAfterKey(key: string, at: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  return step === 0 || at < 0 ? undefined : (at + step + count) % count;
}

/**
 * Floats over the foot of a list while rows are selected, and stands before it in the document. Alt and S lead to it, the
 * arrow keys go through it, Escape clears.
 */
export function SelectionBar({ count, sum, actions, onClear }: SelectionBarProps): ReactNode {
  const t = useText();
  const bar = useRef<HTMLDivElement>(null);
  useShortcut('Alt+s', () => bar.current?.querySelector('button')?.focus());
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    // What happens in a dialog of an action comes here, too, but is not in the bar.
    if (
      event.defaultPrevented ||
      isBrowserKey(event) ||
      !(event.target instanceof Node) ||
      !event.currentTarget.contains(event.target)
    )
      return;
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const to = buttonAfterKey(
      event.key,
      buttons.findIndex((button) => button === document.activeElement),
      buttons.length,
    );
    if (to !== undefined) buttons[to]?.focus();
    else if (event.key === 'Escape') onClear();
    else return;
    event.preventDefault();
  };
  const name = t('selected', { count });
  return (
    <div
      ref={bar}
      className="ui-selbar"
      role="toolbar"
      aria-label={name}
      aria-keyshortcuts="Alt+S"
      onKeyDown={onKeyDown}
      // It needs no place of its own among those that Tab leads to: its buttons have theirs.
      tabIndex={-1}
    >
      <span className="ui-strong">{name}</span>
      {sum && <span className="sum ui-only-wide">{sum}</span>}
      <span className="bar" />
      {actions.map((action) => {
        const partly = action.applies !== undefined && action.applies < count && !action.reason;
        const label = partly
          ? t('selectionApplies', { label: action.label, applies: action.applies, count })
          : action.label;
        return (
          <Button
            key={action.id}
            aria-label={label}
            {...(action.icon && { icon: action.icon })}
            {...(action.danger && { variant: 'dangerQuiet' as const })}
            {...(action.reason && { reason: action.reason })}
            onClick={action.onSelect}
          >
            <span className={action.icon ? 'ui-lbl' : undefined}>{label}</span>
          </Button>
        );
      })}
      <span className="bar" />
      <IconButton icon="x" label={t('selectionClear')} onClick={onClear} />
    </div>
  );
}
