import type { S3Key } from '@console/contract/bucket';
import { Button, Dialog } from '@console/ui';
import { ToolSetup } from '../connect/tool-setup';
import { useKeyText } from './texts';

/** The usual tools, set up with a key. */
export function SetupDialog({ access, onClose }: { access: S3Key; onClose: () => void }) {
  const t = useKeyText();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('setup.title')}
      description={t('setup.about', { name: access.accessKey })}
      footer={<Button onClick={onClose}>{t('setup.close')}</Button>}
    >
      <ToolSetup access={access} />
    </Dialog>
  );
}
