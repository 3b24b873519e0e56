import { useMemo } from 'react';
import { useLocationSlugs, useTaxLabel, useUrlAdapter } from '@console/area';
import { Card, ColumnChart, ColumnLegend, Price, Segmented, useFormat, type ChartColumn } from '@console/ui';
import { useText } from '../texts';
import { fromMicro, splitDays } from './model/days';
import { dayOf } from './model/month';
import './spending.css';
import { stackingOf, stackOf, stacks, type Stack } from './series';
import { useSpendingText } from './texts';
import type { Spending } from './use-spending';

/** The days of the month under the chosen stack, those to come as a band. */
function useDays({ charges, rows, month, forecast }: Spending, stack: Stack) {
  const t = useSpendingText();
  const own = useText();
  const { date, number } = useFormat();
  const slugs = useLocationSlugs();
  return useMemo(() => {
    const { series, placeOf } = stackingOf(stack, rows, slugs, {
      group: (group) => own(`group.${group}`),
      storageAndOther: t('stack.storageAndOther'),
      other: own('group.other'),
      noPlace: t('stack.noPlace'),
    });
    const split = splitDays(charges, month, (charge) => String(placeOf(charge)));
    const dayLeft = (month.remaining / 24) % 1;
    const columns = Array.from({ length: month.days }, (_, day): ChartColumn => {
      const parts = series.map((__, k) => fromMicro(split.series.get(String(k))?.[day] ?? 0));
      const soFar = parts.reduce((sum, part) => sum + part, 0);
      const share = day > month.today ? 1 : dayLeft;
      const estimate = {
        least: soFar + Number(forecast.day.least) * share,
        most: soFar + Number(forecast.day.most) * share,
      };
      return {
        id: String(day),
        label: date(dayOf(month, day), 'day'),
        short: number(day + 1),
        parts,
        ...(day >= month.today ? { estimate } : {}),
      };
    });
    return { series, columns, unplaced: split.unplaced };
  }, [charges, rows, month, forecast, stack, slugs, own, t, date, number]);
}

/** This month day by day: what it came to so far, what it will come to, and what the month before did. */
export function DaysCard({ spending }: { spending: Spending }) {
  const t = useSpendingText();
  const tax = useTaxLabel();
  const url = useUrlAdapter();
  const { money, date } = useFormat();
  const { month, spent, forecast, last, resources } = spending;
  const stack = stackOf(url.get('by'));
  const { series, columns, unplaced } = useDays(spending, stack);
  const { least, most } = forecast.month;
  const [from, to] = [money(least), money(most)];
  const lastName = last && date(new Date(last.start.getTime() + 43_200_000), 'month');
  const perDayThen = last?.total.div(last.days);
  return (
    <Card
      title={date(dayOf(month, month.today), 'month')}
      note={t('days.note', { tax })}
      actions={
        <Segmented<Stack>
          size="sm"
          label={t('stack.label')}
          value={stack}
          onChange={(by) => url.set({ by: by === 'kind' ? null : by })}
          options={stacks.map((value) => ({ value, label: t(`stack.${value}`) }))}
        />
      }
    >
      <div className="spending-figures">
        <div>
          <div className="ui-mut">{t('days.soFar')}</div>
          <Price size="fig" amount={spent} />
        </div>
        <div>
          <div className="ui-mut">{t('days.expected', { date: date(dayOf(month, month.days - 1), 'day') })}</div>
          <div className="spending-figure">{from === to ? from : t('days.range', { least: from, most: to })}</div>
        </div>
        {last && lastName ? (
          <div>
            <div className="ui-mut">{lastName}</div>
            <div className="spending-figure">{money(last.total)}</div>
          </div>
        ) : null}
      </div>
      <ColumnChart
        label={t('days.chart')}
        height={200}
        series={series}
        columns={columns}
        mark={perDayThen && Number(perDayThen)}
      />
      <div className="spending-below">
        <ColumnLegend
          series={series}
          mark={perDayThen && t('days.lastDayOf', { month: lastName ?? '', amount: money(perDayThen) })}
        />
        <p className="ui-small ui-mut">
          {t('days.how')}
          {unplaced.gt(0) ? ` ${t('days.unplaced', { amount: money(unplaced) })}` : ''}
          {resources.isSettled && !resources.isComplete ? ` ${t('days.incomplete')}` : ''}
        </p>
      </div>
    </Card>
  );
}
