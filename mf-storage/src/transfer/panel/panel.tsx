import './transfer.css';
import { useEffect, useMemo } from 'react';
import { Button, Card, handsFocusOn, IconButton, useFormat } from '@console/ui';
import { failureMessages } from '../../object-store/failure-messages';
import { answer, cancel, clearEnded, forAll, pause, resume, retry } from '../controls';
import { showTransfers } from '../start';
import { useText } from '../texts';
import { useTransfers } from '../transfers';
import { isEnded, type Transfer, type TransferState, type TransferTotals } from '../types';

/** Of ten thousand files so many are drawn: those first that want something. */
const MOST_ROWS = 60;
const ORDER: readonly TransferState[] = [
  'exists',
  'failed',
  'interrupted',
  'running',
  'paused',
  'waiting',
  'cancelled',
  'skipped',
  'done',
];

function Bar({ transfer, label }: { transfer: Transfer; label: string }) {
  const { size, sent } = transfer;
  return <progress className="transfer-bar" aria-label={label} max={Math.max(1, size)} value={size === 0 ? 0 : sent} />;
}

function StateText({ transfer }: { transfer: Transfer }) {
  const t = useText();
  const { bytes } = useFormat();
  const { state, size, sent, error, leftovers } = transfer;
  if (state === 'failed' || state === 'interrupted') {
    const { title, help, detail } = failureMessages(error);
    if (state === 'interrupted') return <>{t('state.interrupted', { title })}</>;
    return <>{[`${title}. ${help}`, ...(detail === undefined ? [] : [detail])].join(' ')}</>;
  }
  if (state === 'running' || state === 'paused')
    return <>{t(`state.${state}`, { sent: bytes(sent), size: bytes(size) })}</>;
  const text = t(`state.${state}`, { size: bytes(size) });
  if (!leftovers || !isEnded({ state })) return <>{text}</>;
  return <>{`${text}. ${t(leftovers === 'tried' ? 'state.leftovers' : 'state.left')}`}</>;
}

function RowButtons({ transfer: { id, name, state } }: { transfer: Transfer }) {
  const t = useText();
  if (state === 'exists')
    return (
      <>
        <Button size="sm" onClick={() => answer(id, 'replace')} aria-label={t('replaceOf', { name })}>
          {t('replace')}
        </Button>
        <Button size="sm" onClick={() => answer(id, 'skip')} aria-label={t('skipOf', { name })}>
          {t('skip')}
        </Button>
      </>
    );
  if (isEnded({ state }) && state !== 'failed') return null;
  return (
    <>
      {state === 'failed' ? (
        <Button size="sm" onClick={() => retry(id)} aria-label={t('retryOf', { name })}>
          {t('retry')}
        </Button>
      ) : state === 'paused' ? (
        <IconButton size="sm" icon="play" label={t('resumeOf', { name })} onClick={() => resume(id)} />
      ) : (
        <IconButton size="sm" icon="pause" label={t('pauseOf', { name })} onClick={() => pause(id)} />
      )}
      <IconButton size="sm" icon="x" label={t('cancelOf', { name })} onClick={() => void cancel(id)} />
    </>
  );
}

function Row({ transfer }: { transfer: Transfer }) {
  const t = useText();
  const { name, state } = transfer;
  const isMoving = state === 'running' || state === 'paused' || state === 'interrupted';
  return (
    <li className="transfer" data-state={state}>
      <span className="transfer-text">
        <bdi className="transfer-name" data-private>
          {name}
        </bdi>
        <small>
          <StateText transfer={transfer} />
        </small>
        {isMoving ? <Bar transfer={transfer} label={t('progressOf', { name })} /> : null}
      </span>
      <span className="transfer-buttons">
        <RowButtons transfer={transfer} />
      </span>
    </li>
  );
}

/** '3 of 12 files, 340 MB of 1.2 GB, 12 MB/s, 2 minutes left' */
function useSummary({ count, done, failed, sent, size, rate, secondsLeft }: TransferTotals): string {
  const t = useText();
  const { bytes, duration } = useFormat();
  return [
    t('summary.files', { done, count }),
    t('summary.bytes', { sent: bytes(sent), size: bytes(size) }),
    ...(rate > 0 ? [t('summary.rate', { rate: bytes(Math.round(rate)) })] : []),
    ...(secondsLeft === undefined ? [] : [t('summary.left', { time: duration(Math.ceil(secondsLeft)) })]),
    ...(failed > 0 ? [t('summary.failed', { n: failed })] : []),
  ].join(' · ');
}

function AllButtons({ bucket, transfers }: { bucket: string; transfers: readonly Transfer[] }) {
  const t = useText();
  const has = (...states: readonly TransferState[]): boolean => transfers.some(({ state }) => states.includes(state));
  const existing = transfers.filter(({ state }) => state === 'exists');
  const [first] = existing;
  return (
    <>
      {first && existing.length > 1 ? (
        <>
          <Button size="sm" onClick={() => answer(first.id, 'replace', true)}>
            {t('replaceAll')}
          </Button>
          <Button size="sm" onClick={() => answer(first.id, 'skip', true)}>
            {t('skipAll')}
          </Button>
        </>
      ) : null}
      {has('failed') ? (
        <Button size="sm" onClick={() => forAll(bucket, 'retry')}>
          {t('retryAll')}
        </Button>
      ) : null}
      {has('running', 'waiting', 'interrupted') ? (
        <Button size="sm" icon="pause" onClick={() => forAll(bucket, 'pause')}>
          {t('pauseAll')}
        </Button>
      ) : has('paused') ? (
        <Button size="sm" icon="play" onClick={() => forAll(bucket, 'resume')}>
          {t('resumeAll')}
        </Button>
      ) : null}
      {transfers.some((one) => !isEnded(one)) ? (
        <Button size="sm" onClick={() => forAll(bucket, 'cancel')}>
          {t('cancelAll')}
        </Button>
      ) : (
        <Button size="sm" onClick={() => clearEnded(bucket)}>
          {t('clear')}
        </Button>
      )}
    </>
  );
}

/** The uploads of this page to a bucket, as they are. Nothing where there is none. */
export function TransferPanel({ bucket }: { bucket: string }) {
  const t = useText();
  const { transfers, totals } = useTransfers(bucket);
  const summary = useSummary(totals);
  useEffect(() => showTransfers(bucket), [bucket]);
  const rows = useMemo(
    () => transfers.toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state)).slice(0, MOST_ROWS),
    [transfers],
  );
  if (transfers.length === 0) return null;
  const hidden = transfers.length - rows.length;
  return (
    <Card
      ref={handsFocusOn}
      title={t('title')}
      note={summary}
      actions={<AllButtons bucket={bucket} transfers={transfers} />}
      flush
    >
      {totals.active + totals.paused > 0 ? (
        <progress
          className="transfer-bar transfer-total"
          aria-label={t('progress')}
          max={Math.max(1, totals.size)}
          value={totals.sent}
        />
      ) : null}
      <ul className="transfer-list" aria-label={t('title')}>
        {rows.map((transfer) => (
          <Row key={transfer.id} transfer={transfer} />
        ))}
        {hidden > 0 ? <li className="transfer-more">{t('more', { n: hidden })}</li> : null}
      </ul>
    </Card>
  );
}
