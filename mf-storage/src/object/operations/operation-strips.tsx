import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button, Dialog, handsFocusOn, Icon, toast, useFormat } from '@console/ui';
import { visibleText } from '../names/visible';
import { ObjectName } from '../parts/object-name';
import { useBrowserText } from '../texts';
import { forgetOperation, onOperations, operationsNow, type Operation } from './operation';

/** Refused objects that are listed; of more, the number is said. */
const SHOWN = 500;

/** How far the work on a bucket's objects is, and what was refused. */
export function OperationStrips({ bucket }: { bucket: string }) {
  const operations = useSyncExternalStore(onOperations, operationsNow);
  return operations
    .filter((one) => one.bucket === bucket)
    .map((one) => <OperationStrip key={one.id} operation={one} />);
}

function OperationStrip({ operation }: { operation: Operation }) {
  const t = useBrowserText();
  const { number } = useFormat();
  const { bulk, label, of } = operation;
  useSyncExternalStore(bulk.subscribe, bulk.version);
  const [isListed, setListed] = useState(false);
  const isRunning = bulk.isRunning();
  // Shown here, its end is told here: no toast says once more what was refused.
  useEffect(
    () =>
      bulk.watch(() => {
        if (operation.done() > 0 && operation.refused().length === 0) toast.success(operation.doneText());
      }),
    [bulk, operation],
  );
  if (isRunning)
    return (
      <div ref={handsFocusOn} className="ui-strip" role="status">
        <Icon name="loader" />
        <div className="bd">
          <b>{label}</b> {t('operation.done', { done: number(operation.done()), of: number(of) })}
        </div>
        {bulk.counts().waiting > 0 ? (
          // Stop goes at once, and Retry makes this strip of the other: each holder hands on the focus of its own buttons.
          <span key="running" ref={handsFocusOn} className="ui-row">
            <button type="button" className="ui-txtbtn" onClick={bulk.cancelRest}>
              {t('operation.stop')}
            </button>
          </span>
        ) : null}
      </div>
    );
  const refused = operation.refused();
  if (refused.length === 0) return null;
  return (
    <div ref={handsFocusOn} className="ui-strip danger" role="alert">
      <Icon name="circle-alert" />
      <div className="bd">
        <b>{label}</b> {t('operation.refused', { n: refused.length })}
      </div>
      <span key="ended" ref={handsFocusOn} className="ui-row">
        <button type="button" className="ui-txtbtn" onClick={() => setListed(true)}>
          {t('operation.show')}
        </button>
        <button type="button" className="ui-txtbtn" onClick={operation.retry}>
          {t('retry')}
        </button>
        <button type="button" className="ui-txtbtn" onClick={() => forgetOperation(operation.id)}>
          {t('dismiss')}
        </button>
      </span>
      <Dialog
        open={isListed}
        onClose={() => setListed(false)}
        title={t('operation.list')}
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
        {refused.length > SHOWN ? (
          <p className="ui-small">{t('operation.more', { n: refused.length - SHOWN })}</p>
        ) : null}
      </Dialog>
    </div>
  );
}
