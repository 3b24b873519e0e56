import { useMemo } from 'react';
import { CopyText, DateTime, Icon, Link, Skeleton, Status, useFormat } from '@console/ui';
import { NameCell, NoneCell, type Column } from '@console/ui/data';
import { useShownEmail } from '../use-shown-email';
import { declaredAreas } from '../areas';
import type { ActivityRow } from './activity-rows';
import { useText } from './activity-texts';
import { outcomeShapes } from './outcome-shapes';

/** How long something took: in milliseconds below one second. */
export function useTook(): (tookMs: number) => string {
  const { number } = useFormat();
  return (tookMs) =>
    tookMs < 1000 ? number(tookMs, { digits: 0, unit: 'ms' }) : number(tookMs / 1000, { digits: 1, unit: 's' });
}

/** The resource that a row is about, as a link as long as it is there. */
export function ResourceLink({ row: { resource, subject } }: { readonly row: ActivityRow }) {
  if (resource) {
    const { icon = 'package' } = declaredAreas().kindOf(resource.kind);
    return (
      <span className="area-activity-subject">
        <Icon name={icon} size={14} />
        <Link to={resource.to}>{resource.name}</Link>
      </span>
    );
  }
  if (subject === undefined) return <NoneCell />;
  return (
    <span className="ui-cut ui-mut" title={subject}>
      {subject}
    </span>
  );
}

/** As whom a row was done. */
export function useIdentity(): (row: ActivityRow) => string {
  const t = useText();
  // Only whoever acted for somebody else sees an address here: nobody need be asked who they are.
  const shown = useShownEmail({ checksAdministrator: false });
  return ({ entry: { actingFor } }) => (actingFor === undefined ? t('self') : shown(actingFor));
}

export function useActivityColumns(): readonly Column<ActivityRow>[] {
  const t = useText();
  const took = useTook();
  const identity = useIdentity();
  return useMemo(
    (): Column<ActivityRow>[] => [
      {
        id: 'what',
        header: t('what'),
        value: ({ what, entry }) => what ?? entry.endpoint,
        cell: ({ what, entry }) =>
          what === undefined ? <Skeleton width={120} /> : <NameCell name={what} detail={entry.message} />,
      },
      {
        id: 'resource',
        header: t('resource'),
        width: 190,
        value: ({ resource, subject }) => resource?.name ?? subject,
        cell: (row) => <ResourceLink row={row} />,
      },
      { id: 'area', header: t('area'), width: 110, value: ({ area }) => area ?? null },
      {
        id: 'outcome',
        header: t('outcome'),
        width: 160,
        value: ({ entry }) => t(`outcome.${entry.outcome}`),
        cell: ({ entry }) => <Status state={outcomeShapes[entry.outcome]} label={t(`outcome.${entry.outcome}`)} />,
      },
      {
        id: 'message',
        header: t('message'),
        width: 240,
        hidden: true,
        value: ({ entry }) => entry.message ?? null,
        cell: ({ entry }) =>
          entry.message === undefined ? (
            <NoneCell />
          ) : (
            <span className="ui-cut" title={entry.message}>
              {entry.message}
            </span>
          ),
      },
      {
        id: 'correlation',
        header: t('correlation'),
        width: 150,
        value: ({ entry }) => entry.correlationId ?? null,
        cell: ({ entry: { correlationId } }) =>
          correlationId === undefined ? <NoneCell /> : <CopyText mono value={correlationId} label={t('correlation')} />,
      },
      { id: 'identity', header: t('identity'), width: 130, value: identity },
      {
        id: 'took',
        header: t('took'),
        width: 90,
        align: 'end',
        value: ({ entry }) => entry.tookMs ?? null,
        cell: ({ entry }) => (entry.tookMs === undefined ? <NoneCell /> : took(entry.tookMs)),
        csv: { header: t('took.file') },
      },
      {
        id: 'at',
        header: t('at'),
        width: 150,
        value: ({ order }) => order,
        cell: ({ entry }) => <DateTime value={entry.at} />,
        csv: { header: t('at.file'), value: ({ entry }) => entry.at },
      },
      { id: 'call', header: t('call'), width: 170, hidden: true, value: ({ entry }) => entry.endpoint },
    ],
    [t, took, identity],
  );
}
