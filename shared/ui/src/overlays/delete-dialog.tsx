import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { Checkbox } from '../controls/choice';
import { Input } from '../controls/input';
import { Button } from '../parts/button';
import { ErrorPanel } from '../parts/error-panel';
import { Icon } from '../parts/icon';
import type { IconName } from '../parts/icons';
import { useBrand } from '../root/theme-root';
import type { Amount } from '../text/formats';
import { useFormat } from '../text/formats';
import { Text, useText } from '../text/ui-messages';
import { useDialogAction } from './confirm-dialog';
import { Dialog } from './dialogs';

export interface Consequence {
  id: string;
  tone: 'erased' | 'affected' | 'kept';
  icon?: IconName;
  text: ReactNode;
  detail?: ReactNode;
  /** What can be decided here, for example 'Release it too'. */
  choice?: { label: string; checked: boolean; onChange: (checked: boolean) => void };
}

const ICON: Record<Consequence['tone'], IconName> = { erased: 'trash-2', affected: 'triangle-alert', kept: 'check' };

export interface DeleteDialogProps {
  open: boolean;
  onClose: () => void;
  /** 'Delete virtual machine' */
  title: ReactNode;
  /** Full name of the object, never cut. */
  name: string;
  place?: string;
  consequences?: readonly Consequence[];
  /** By how much the spend of a month goes down, before tax. */
  spend?: { amount: Amount; currency?: string };
  confirmLabel: string;
  onConfirm: () => Promise<unknown> | void;
  /** What must be typed; default the name. False: nothing. */
  confirmText?: string | false;
  children?: ReactNode;
}

/** What an action does to the things around it, each with an icon in its tone. */
export const Consequences = ({ items }: { items: readonly Consequence[] }): ReactNode => (
  <ul className="ui-cons">
    {items.map((item) => (
      <li key={item.id} className={item.tone}>
        <Icon name={item.icon ?? ICON[item.tone]} />
        <div className="ui-grow">
          {item.text}
          {item.detail && <small>{item.detail}</small>}
        </div>
        {item.choice && <Checkbox {...item.choice} />}
      </li>
    ))}
  </ul>
);

/** Names what goes, what it affects and what stays and costs; the red button needs the typed name. (look, section 10) */
export function DeleteDialog(props: DeleteDialogProps): ReactNode {
  const {
    open,
    onClose,
    title,
    name,
    place,
    consequences = [],
    spend,
    confirmLabel,
    onConfirm,
    confirmText = name,
    children,
  } = props;
  const t = useText();
  const format = useFormat();
  const tax = useBrand()?.taxLabel ?? 'VAT';
  const id = useId();
  const [typed, setTyped] = useState('');
  const close = (): void => {
    setTyped('');
    onClose();
  };
  const action = useDialogAction(onConfirm, close);
  const matches = confirmText === false || typed === confirmText;
  const started = confirmText !== false && typed !== '' && confirmText.startsWith(typed);
  const note =
    matches || typed === ''
      ? ''
      : started
        ? t('deleteToGo', { count: [...confirmText].length - [...typed].length })
        : t('deleteDiffers');
  return (
    <Dialog
      open={open}
      onClose={action.close}
      title={title}
      dirty={typed !== '' || action.pending}
      onSubmit={() => matches && action.start()}
      description={
        place ? (
          <Text id="deleteIntro" values={{ name: <b>{name}</b>, place }} />
        ) : (
          <Text id="deleteIntroPlain" values={{ name: <b>{name}</b> }} />
        )
      }
      footer={
        <>
          <span className="note" aria-live="polite">
            {note}
          </span>
          <Button onClick={action.close}>{t('cancel')}</Button>
          <Button
            type="submit"
            variant="danger"
            disabled={!matches}
            pending={action.pending}
            pendingLabel={t('deleting')}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {consequences.length > 0 && <Consequences items={consequences} />}
      {children}
      {spend && (
        <div className="ui-row">
          <span className="ui-grow">{t('deleteSpend')}</span>
          <b className="ui-price lg">
            {format.money(spend.amount, spend.currency ? { currency: spend.currency } : {})}
          </b>
          <span className="ui-mut">{t('deleteSpendAmount', { tax })}</span>
        </div>
      )}
      {confirmText !== false && (
        <div className="ui-stack tight">
          <label htmlFor={id} className="ui-strong">
            {confirmText === name ? t('deleteType') : t('deleteTypeText', { text: confirmText })}
          </label>
          <Input id={id} mono value={typed} onChange={setTyped} autoComplete="off" spellCheck={false} autoFocus />
        </div>
      )}
      {action.error && <ErrorPanel error={action.error} />}
    </Dialog>
  );
}
