import type { CodeRequest } from '@console/api';
import { Drawer } from '@console/ui';
import { useText } from '../messages';
import CodeView from './code-view';

export interface CodeDrawerProps {
  readonly requests: readonly CodeRequest[];
  readonly onClose: () => void;
}

/** The calls of a form as programs, beside the form. */
export default function CodeDrawer({ requests, onClose }: CodeDrawerProps) {
  const t = useText();
  return (
    <Drawer open onClose={onClose} title={t('code.title')}>
      <CodeView requests={requests} />
    </Drawer>
  );
}
