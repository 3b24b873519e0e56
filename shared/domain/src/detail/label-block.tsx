import { labelPart } from '@console/area';
import { Delayed, SidebarBlock, SkeletonText, useOnDemand } from '@console/ui';
import { useText } from './messages';

export interface LabelBlockProps {
  /** Its uuid, or the name of what has none. */
  readonly id: string;
  readonly name: string;
}

/** The labels of one resource in the sidebar of its page. They are kept in this browser: the API has none. */
export function LabelBlock({ id, name }: LabelBlockProps) {
  const t = useText();
  const labels = useOnDemand(labelPart);
  if (labels) return <labels.LabelsBlock resource={{ id, name }} />;
  return (
    <SidebarBlock title={t('labels.title')}>
      <Delayed>
        <SkeletonText lines={1} />
      </Delayed>
    </SidebarBlock>
  );
}
