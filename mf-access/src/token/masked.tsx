import { VisuallyHidden } from '@console/ui';
import { useTokenText } from './texts';

/** A token by its last characters: to tell it from others. */
export function Masked({ ending }: { ending: string }) {
  const t = useTokenText();
  return (
    <span className="ui-mono ui-nowrap">
      <span aria-hidden="true">{t('mask', { ending })}</span>
      <VisuallyHidden>{t('maskRead', { ending })}</VisuallyHidden>
    </span>
  );
}
