import { useVmForm } from '../form-context';
import { useText } from '../texts';

/** The disk that a link has named. No call lists such disks, so there is no other to choose. */
export function DiskChoice() {
  const t = useText();
  const { values } = useVmForm();
  return (
    <div className="ui-stack tight">
      <p>
        {t('diskSource.uses')} <code className="ui-mono">{values.sourceDisk}</code>
      </p>
      <p className="ui-small ui-mut">{t('diskSource.decides')}</p>
    </div>
  );
}
