import { copyText, toast, type MenuItem } from '@console/ui';
import { text } from '../messages';

/** An action of a found resource that copies one of its facts. @param label 'Copy public IPv4 203.0.113.31' */
export const copyAction = (id: string, label: string, value: string): MenuItem => ({
  id,
  icon: 'copy',
  label,
  onSelect: () => {
    copyText(value).then(
      () => toast.success(text('search.copied', { value })),
      () => toast.error(text('search.notCopied', { value })),
    );
  },
});
