import { serverNow } from '@console/api';
import { cardState } from '../card/state';
import type { Ways } from './ways';

/** The way that stands there at first: of the link that led here, else the one used last, else the primary card. */
export function firstWay({ cards, links }: Ways, requested: string | null, used: string | undefined): string {
  const payable = cards.filter((way) => way.kind === 'card' && cardState(way.card, serverNow()).state === 'good');
  const all = [...payable, ...links];
  const known = (id: string | null | undefined) => all.find((way) => way.id === id)?.id;
  return known(requested) ?? known(used) ?? payable[0]?.id ?? '';
}
