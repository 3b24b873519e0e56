import type { Difference } from './difference';
import type { Result } from './result';
import type { CallReport } from './report';

const ONOFF = { true: 'on', false: 'off', undefined: '?' } as const;
const onOff = (value: boolean | undefined): string => ONOFF[`${value}`];

/** Columns as wide as what stands in them; the last one is left as it is. */
function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, at) => (at === row.length - 1 ? cell : cell.padEnd(widths[at] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}

const counted = ({ rows, tried, unread }: CallReport): string => {
  const what = rows === undefined ? '' : `${rows} ${rows === 1 ? 'row' : 'rows'}`;
  const requested = tried > 1 ? `asked ${tried} times` : '';
  return [what, requested, unread === undefined ? '' : `${unread} not shown`].filter(Boolean).join(', ');
};

const differenceLine = ({ at, what, console, count }: Difference): string =>
  `    ${at === '' ? '' : `${at}: `}${what}${count > 1 ? ` (${count} times)` : ''} → ${console}`;

function callLines(calls: readonly CallReport[]): string[] {
  const heads = aligned(
    calls.map((call) => [
      call.state,
      call.call,
      call.method === undefined ? '' : `${call.method} ${call.path ?? ''}`,
      [counted(call), ...call.notes, call.reason, call.needed ? '' : 'not needed: its switch is off']
        .filter(Boolean)
        .join('; '),
    ]),
  );
  return calls.flatMap(({ differences }, at) => [heads[at] ?? '', ...differences.map(differenceLine)]);
}

/** The result for people. */
export function tableOf({ base, calls, switches, requests, removed, left, result, stopped }: Result): string {
  const tried = calls.filter(({ state }) => state !== 'not tried');
  const rest = calls.filter(({ state }) => state === 'not tried');
  const known = switches.map(({ name, now, can, reason }) => [
    `  ${name}`,
    `is ${onOff(now)}`,
    can === false && now !== false ? 'SET IT OFF' : can === true && now === false ? 'can be on' : '',
    reason,
  ]);
  const reasons = new Map<string, string[]>();
  for (const { call, reason = '' } of rest) reasons.set(reason, [...(reasons.get(reason) ?? []), call]);
  const parts = [
    `${base}: ${requests} requests`,
    ...callLines(tried),
    '',
    `Not tried (${rest.length}), so that nothing is known of them:`,
    ...[...reasons].map(([reason, names]) => `  ${reason}: ${names.join(', ')}`),
    '',
    'Switches of a site:',
    ...aligned(known),
    '',
    ...removed.map((what) => `Made and removed: ${what}`),
    ...left.map((what) => `NOT REMOVED: ${what}`),
    stopped ? 'It was stopped: nothing is known of the rest.' : summaries[result],
  ];
  return parts.join('\n');
}

const summaries: Readonly<Record<Result['result'], string>> = {
  fits: 'It fits: all that was tried is what the contract says.',
  differs: 'The console can work with it: it reads over what differs.',
  breaks: 'The console can not work with it as it is: see what loses something or is broken.',
};
