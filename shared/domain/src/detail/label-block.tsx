import { useState } from 'react';
import { hasLabels, labelPart, labelStore, useDialogClose } from '@console/area';
import { useSearchParams } from '@console/area/router';
import { Button, SidebarBlock, useOnDemand } from '@console/ui';
import { useText } from './messages';

export interface LabelBlockProps {
  /** Its uuid, or the name of what has none. */
  readonly id: string;
  readonly name: string;
}

const PARAMETER = 'labels';

/**
 * The labels of one resource in the sidebar of its page, and their editor (`?labels=edit`). They are kept in this browser: the
 * API has none. Without any in this browser their code comes when it is asked for.
 */
export function LabelBlock({ id, name }: LabelBlockProps) {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const [hadSome] = useState(hasLabels);
  const own = labelStore(({ labels }) => labels?.get(id));
  const isOpen = params.has(PARAMETER);
  const onClose = useDialogClose(isOpen ? PARAMETER : undefined, [PARAMETER]);
  const part = useOnDemand(labelPart, hadSome || isOpen);
  const open = (): void =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      after.set(PARAMETER, 'edit');
      return after;
    });
  return (
    <SidebarBlock
      title={t('labels.title')}
      note={t('labels.where')}
      extra={
        <Button size="sm" aria-haspopup="dialog" onPointerEnter={labelPart.preload} onClick={open}>
          {t(own ? 'labels.edit' : 'labels.add')}
        </Button>
      }
    >
      {own && part ? <part.LabelChips labels={own} /> : <p className="ui-mut">{t('labels.none')}</p>}
      {isOpen && part ? <part.LabelDialog resources={[{ id, name }]} onClose={onClose} /> : null}
    </SidebarBlock>
  );
}
