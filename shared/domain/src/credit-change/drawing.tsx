import { useFormat } from '@console/ui';
import { BARS, changeBars, type CreditChange } from '../credit/credit-change';
import { useText } from './messages';

const SECONDS_PER_DAY = 86_400;

const hatch = (colour: string) => ({
  background: `repeating-linear-gradient(120deg, var(${colour}) 0 2px, transparent 2px 4px)`,
});
const LOST = hatch('--accent-mark');
const GAINED = hatch('--brand-solid');

export interface CreditChangeDrawingProps {
  readonly change: CreditChange;
  /** Whose credit it is, where several are charged. */
  readonly account?: string;
}

/** Thirty bars: filled while credit lasts in any case, hatched for the days that come or go; and the same in words. */
export function CreditChangeDrawing({ change, account }: CreditChangeDrawingProps) {
  const t = useText();
  const { duration } = useFormat();
  const { before, after } = change;
  const lasts = (days: number): string => duration(days * SECONDS_PER_DAY);
  const isCompared = Number.isFinite(before) && lasts(before) !== lasts(after);
  const { span, kept, changed } = changeBars(change);
  const isLess = after < before;
  const whose = account === undefined ? 'own' : 'of';
  const values = { account, after: lasts(after) };
  return (
    <div className="domain-credit" style={{ marginTop: 8 }}>
      <div className="ui-run" aria-hidden="true">
        {Array.from({ length: BARS }, (_, i) => {
          if (i < kept) return <i key={i} className="f" data-day="kept" />;
          if (i >= kept + changed) return <i key={i} />;
          return <i key={i} className="f" data-day={isLess ? 'lost' : 'gained'} style={isLess ? LOST : GAINED} />;
        })}
      </div>
      <div className="ui-runl" aria-hidden="true">
        <span>{t('today')}</span>
        <b>{isCompared ? t(isLess ? 'less' : 'more', { time: lasts(Math.abs(before - after)) }) : null}</b>
        <span>{t('end', { n: span })}</span>
      </div>
      <p className="ui-small ui-mut" style={{ marginTop: 5 }}>
        {isCompared ? t(`change.${whose}`, { ...values, before: lasts(before) }) : t(`lasts.${whose}`, values)}
      </p>
    </div>
  );
}
