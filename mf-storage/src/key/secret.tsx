import { useState } from 'react';
import { CopyButton, IconButton } from '@console/ui';
import { useText } from '../parts/texts';

const MASK = '•'.repeat(16);

export interface SecretProps {
  readonly value: string;
  /** Of the key that it belongs to. */
  readonly name: string;
  /** Where it is what the person has come for. */
  readonly isShownFirst?: boolean;
}

/** A secret that is on the screen only while somebody asked for it; it can be copied without being shown. */
export function Secret({ value, name, isShownFirst = false }: SecretProps) {
  const t = useText();
  const [isShown, show] = useState(isShownFirst);
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
