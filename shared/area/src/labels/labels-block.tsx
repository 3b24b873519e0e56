import { useState } from 'react';
import { Button, SidebarBlock } from '@console/ui';
import { LabelChips } from './label-chips';
import { LabelDialog, type LabelledResource } from './label-dialog';
import { useText } from './texts';
import { useLabels } from './use-labels';

const NONE: readonly string[] = [];

/** The labels of one resource, for the sidebar of its page, and their editor. */
export function LabelsBlock({ resource }: { readonly resource: LabelledResource }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const labels = useLabels().get(resource.id) ?? NONE;
  return (
    <SidebarBlock
      title={t('title')}
      note={t('where')}
      extra={
        <Button size="sm" onClick={() => setOpen(true)} aria-haspopup="dialog">
          {labels.length === 0 ? t('add') : t('edit')}
        </Button>
      }
    >
      {labels.length === 0 ? <p className="ui-mut">{t('none')}</p> : <LabelChips labels={labels} />}
      {isOpen ? <LabelDialog resources={[resource]} onClose={() => setOpen(false)} /> : null}
    </SidebarBlock>
  );
}
