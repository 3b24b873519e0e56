import { useTitlePart } from '@console/area';
import { Tabs, type TabItem } from '@console/ui';

/** A part of a detail page: it has an address, and a name that stands in the title of the browser's tab. */
export interface DetailTab extends TabItem {
  readonly label: string;
  readonly to: string;
}

export interface DetailTabsProps {
  readonly label: string;
  readonly value: string;
  /** The first one is what the page's address alone shows. */
  readonly items: readonly DetailTab[];
}

/** The tabs of a detail page. */
export function DetailTabs({ label, value, items }: DetailTabsProps) {
  const at = items.findIndex(({ id }) => id === value);
  useTitlePart(at > 0 ? items[at]?.label : undefined);
  return <Tabs label={label} value={value} items={items} />;
}
