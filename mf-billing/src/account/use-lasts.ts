import { useFormat } from '@console/ui';
import { useHomeText } from '../slots/home-texts';
import { RUNWAY_DAYS, type RunwayFacts } from './runway';

/** How long credit lasts, in words: '12 days, until 3 Dec'. */
export function useLasts(): (facts: Pick<RunwayFacts, 'days' | 'until'>) => string {
  const t = useHomeText();
  const format = useFormat();
  return ({ days, until }) => {
    if (days === 0) return t('runway.none');
    if (days > RUNWAY_DAYS || !until) return t('runway.long');
    return t('runway.days', { days: Math.floor(days), date: format.date(until, 'day') });
  };
}
