import type { ReactNode } from 'react';
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

/** Floats over the foot of a list while rows are selected. */
export function SelectionBar({ count, sum, actions, onClear }: SelectionBarProps): ReactNode {
  const t = useText();
  return (
    <div className="ui-selbar" role="toolbar" aria-label={t('selected', { count })}>
      <span className="ui-strong" aria-live="polite">
        {t('selected', { count })}
      </span>
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
