import { Badge } from '@console/ui';
import { useText } from './texts';

/** Labels side by side. */
export function LabelChips({ labels }: { readonly labels: readonly string[] }) {
  const t = useText();
  return (
    <ul className="labels-chips" aria-label={t('title')}>
      {labels.map((label) => (
        <li key={label}>
          <Badge>
            <span className="labels-text">{label}</span>
          </Badge>
        </li>
      ))}
    </ul>
  );
}
