import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button, Dialog, handsFocusOn, Icon, toast, useFormat } from '@console/ui';
import { visibleText } from '../names/visible';
import { ObjectName } from '../parts/object-name';
import { useBrowserText } from '../texts';
import { forgetBulkAction, onBulkActions, bulkActionsNow, type BulkAction } from './bulk-action';

/** Refused objects that are listed; of more, the number is said. */
const SHOWN = 500;

/** How far the work on a bucket's objects is, and what was refused. */
export function BulkStrips({ bucket }: { bucket: string }) {
  const actions = useSyncExternalStore(onBulkActions, bulkActionsNow);
  return actions.filter((one) => one.bucket === bucket).map((one) => <BulkStrip key={one.id} action={one} />);
}

function BulkStrip({ action }: { action: BulkAction }) {
  const t = useBrowserText();
  const { number } = useFormat();
  const { bulk, label, of } = action;
  useSyncExternalStore(bulk.subscribe, bulk.version);
  const [isListed, setListed] = useState(false);
  const isRunning = bulk.isRunning();
  // Shown here, its end is told here: no toast says once more what was refused.
  useEffect(
    () =>
      bulk.watch(() => {
        if (action.done() > 0 && action.refused().length === 0) toast.success(action.doneText());
      }),
    [bulk, action],
  );
  if (isRunning)
    return (
      <div ref={handsFocusOn} className="ui-strip" role="status">
        <Icon name="loader" />
        <div className="bd">
          <b>{label}</b> {t('bulk.done', { done: number(action.done()), of: number(of) })}
        </div>
        {bulk.counts().waiting > 0 ? (
          // Stop goes at once, and Retry makes this strip of the other: each holder hands on the focus of its own buttons.
          <span key="running" ref={handsFocusOn} className="ui-row">
            <button type="button" className="ui-txtbtn" onClick={bulk.cancelRest}>
              {t('bulk.stop')}
            </button>
          </span>
        ) : null}
      </div>
    );
  const refused = action.refused();
  if (refused.length === 0) return null;
  return (
    <div ref={handsFocusOn} className="ui-strip danger" role="alert">
      <Icon name="circle-alert" />
      <div className="bd">
        <b>{label}</b> {t('bulk.refused', { n: refused.length })}
      </div>
      <span key="ended" ref={handsFocusOn} className="ui-row">
        <button type="button" className="ui-txtbtn" onClick={() => setListed(true)}>
          {t('bulk.show')}
        </button>
        <button type="button" className="ui-txtbtn" onClick={action.retry}>
          {t('retry')}
        </button>
        <button type="button" className="ui-txtbtn" onClick={() => forgetBulkAction(action.id)}>
          {t('dismiss')}
        </button>
      </span>
      <Dialog
        open={isListed}
        onClose={() => setListed(false)}
        title={t('bulk.list')}
        width={640}
        footer={<Button onClick={() => setListed(false)}>{t('close')}</Button>}
      >
        <ul className="objects-conflicts">
          {refused.slice(0, SHOWN).map(({ key, reason }) => (
            <li key={key} title={visibleText(key)}>
              <span className="ui-grow objects-long">
                <ObjectName name={key} />
                <small className="ui-mut">{reason}</small>
              </span>
            </li>
          ))}
        </ul>
        {refused.length > SHOWN ? <p className="ui-small">{t('bulk.more', { n: refused.length - SHOWN })}</p> : null}
      </Dialog>
    </div>
  );
}
