import { useState } from 'react';
import { CopyButton, IconButton } from '@console/ui';
import { useText } from '../parts/texts';

const MASK = '•'.repeat(16);

/** A secret that is on the screen only while somebody asked for it; it can be copied without being shown. */
export function Secret({ value, name }: { value: string; name: string }) {
  const t = useText();
  const [isShown, show] = useState(false);
  return (
    <span className="ui-row tight">
      <span className="ui-mono ui-cut">{isShown ? value : MASK}</span>
      <IconButton
        size="sm"
        variant="bare"
        icon={isShown ? 'eye-off' : 'eye'}
        label={isShown ? t('key.hide', { name }) : t('key.show', { name })}
        aria-pressed={isShown}
        onClick={() => show(!isShown)}
      />
      <CopyButton value={value} label={t('key.secretOf', { name })} />
    </span>
  );
}
