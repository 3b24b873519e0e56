import { Button } from '@console/ui';
import { useText } from './texts';

interface SuggestionsProps {
  readonly labels: readonly string[];
  readonly onAdd: (label: string) => void;
}

/** Labels that other resources have, to be added by one press. */
export function Suggestions({ labels, onAdd }: SuggestionsProps) {
  const t = useText();
  if (labels.length === 0) return null;
  return (
    <div className="ui-stack tight">
      <span className="ui-small ui-mut">{t('suggested')}</span>
      <div className="ui-row wrap">
        {labels.map((label) => (
          <Button key={label} size="sm" icon="plus" aria-label={t('addOne', { label })} onClick={() => onAdd(label)}>
            <span className="labels-text">{label}</span>
          </Button>
        ))}
      </div>
    </div>
  );
}
