import { locationName } from '@console/area';
import { useFormat } from '@console/ui';
import type { Cell } from './cell';
import { useText } from './messages';

/** What a cell stands for, in words. */
export interface CellTexts {
  readonly name: string;
  /** 'Running, Tallinn, €8.03 a month' */
  readonly facts: string;
  /** Both. */
  readonly label: string;
}

/** Names cells and says what they cost. */
export function useCellTexts(): (cell: Cell) => CellTexts {
  const t = useText();
  const { money } = useFormat();
  return ({ first: { name: first }, machines, worst, monthly }) => {
    const { status } = worst;
    const place = locationName(worst.place);
    const last = machines.at(-1)?.name ?? first;
    const name = machines.length === 1 ? first : t('several', { n: machines.length, first, last });
    const facts = monthly ? t('pricedFacts', { status, place, amount: money(monthly) }) : t('facts', { status, place });
    return { name, facts, label: t('link', { name, facts }) };
  };
}
