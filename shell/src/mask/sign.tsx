import { Icon, Tooltip } from '@console/ui';
import { useText } from './texts';

/** Says in the header that this tab is masked; pressed, it is not any more. */
export function MaskSign({ onPress }: { onPress: () => void }) {
  const t = useText();
  return (
    <Tooltip title={t('signHint')}>
      <button type="button" className="mask-sign" onClick={onPress}>
        <Icon name="eye-off" size={14} />
        <span>{t('sign')}</span>
      </button>
    </Tooltip>
  );
}
