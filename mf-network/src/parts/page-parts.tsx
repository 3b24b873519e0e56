import type { ReactNode } from 'react';
import { JournalCard, useUrlAdapter, type JournalSubject } from '@console/area';
import { DetailTabs } from '@console/domain/detail';
import { TabPanel } from '@console/ui';
import { useText } from './texts';

const pageParts = ['overview', 'activity', 'code'] as const;
type PagePart = (typeof pageParts)[number];

export interface PagePartsProps {
  /** What the page is about, as the name of its tabs. */
  readonly label: string;
  /** The address of the page. */
  readonly path: string;
  readonly subject: JournalSubject;
  /** The calls of its actions. */
  readonly code: ReactNode;
  /** The overview. */
  readonly children: ReactNode;
}

/** The parts of a detail page, which each have an address: what it is about, what was done to it, and that as code. */
export function PageParts({ label, path, subject, code, children }: PagePartsProps) {
  const t = useText();
  const named = useUrlAdapter().get('tab');
  const part: PagePart = pageParts.find((id) => id === named) ?? 'overview';
  return (
    <>
      <DetailTabs
        label={label}
        value={part}
        items={pageParts.map((id) => ({
          id,
          label: t(`part.${id}`),
          to: id === 'overview' ? path : `${path}?tab=${id}`,
        }))}
      />
      <TabPanel label={t(`part.${part}`)}>
        {part === 'overview' ? children : null}
        {part === 'activity' ? <JournalCard subject={subject} /> : null}
        {part === 'code' ? code : null}
      </TabPanel>
    </>
  );
}
