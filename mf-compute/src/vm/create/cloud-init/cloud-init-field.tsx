import { useId, useMemo, useState } from 'react';
import { Button, Icon, Notice, useIsPhone, useNonce, useOnDemand } from '@console/ui';
import { useFormField, useVmForm } from '../form';
import { useSay, useText } from '../texts';
import type { Finding } from './check';
import { yamlEditor } from './load';
import { PlainEditor } from './plain-editor';
import { holdsSecret } from './secrets';
import { useCloudInitReport } from './use-report';

/** `users` in the text and a user name in the form make a machine that nobody can sign in to. */
function UsersClash() {
  const t = useText();
  const { change } = useVmForm();
  return (
    <Notice
      tone="warn"
      action={
        <Button size="sm" onClick={() => change({ signIn: 'cloudInit' })}>
          {t('cloudInit.leaveUsers')}
        </Button>
      }
    >
      <b>{t('cloudInit.clashTitle')}</b> {t('cloudInit.clash')}
    </Notice>
  );
}

/** Text for cloud-init in an editor, with what is wrong with it below. */
export function CloudInitField({ autoFocus }: { autoFocus: boolean }) {
  const t = useText();
  const say = useSay();
  const id = useId();
  const nonce = useNonce();
  const isPhone = useIsPhone();
  const { order, values, change } = useVmForm();
  const { error, setValue, onBlur } = useFormField('cloudInit');
  const report = useCloudInitReport(values.cloudInit);
  const Editor = useOnDemand(yamlEditor, !isPhone)?.YamlEditor ?? PlainEditor;
  const [goTo, setGoTo] = useState<{ at: number }>();
  const findings = report?.findings;
  const marks = useMemo(
    () =>
      (findings ?? []).flatMap((finding) =>
        finding.from === undefined || finding.to === undefined
          ? []
          : [{ from: finding.from, to: finding.to, text: say(finding), isError: finding.grade === 'error' }],
      ),
    [findings, say],
  );
  const hintId = `${id}-hint`;
  const isInvalid = Boolean(error) || findings?.some(({ grade }) => grade === 'error') === true;
  const fix = (finding: Finding): void => {
    if (finding.id === 'cloudInit.header') change({ cloudInit: `#cloud-config\n${values.cloudInit}` });
    else if (finding.from !== undefined) setGoTo({ at: finding.from });
  };
  const isClash = report?.hasUsers === true && order.system.isNew && values.signIn !== 'cloudInit';
  const shown = findings ?? [];
  const editor = {
    id,
    label: t('cloudInit.label'),
    value: values.cloudInit,
    onChange: setValue,
    onBlur,
    autoFocus,
    describedBy: hintId,
    isInvalid,
    marks,
    nonce,
    goTo,
  };
  return (
    <div className="ui-fld">
      <span className="lbl" aria-hidden="true">
        {t('cloudInit.label')}
      </span>
      <Editor {...editor} />
      <span className="hint" id={hintId}>
        {t(isPhone ? 'cloudInit.hint' : 'cloudInit.keys')} {holdsSecret(values.cloudInit) ? t('cloudInit.notKept') : ''}
      </span>
      {error && shown.length === 0 ? (
        <span className="er" role="alert">
          <Icon name="circle-alert" size={14} />
          <span>{error}</span>
        </span>
      ) : null}
      <ul className="compute-findings" aria-label={t('cloudInit.findings')} aria-live="polite">
        {shown.map((finding) => (
          <li key={`${finding.id}${finding.from ?? ''}`} className={finding.grade}>
            <Icon name={finding.grade === 'error' ? 'circle-alert' : 'triangle-alert'} size={14} />
            <span>{say(finding)}</span>
            {finding.id === 'cloudInit.header' || (!isPhone && finding.from !== undefined) ? (
              <button type="button" className="ui-txtbtn" onClick={() => fix(finding)}>
                {t(finding.id === 'cloudInit.header' ? 'cloudInit.addHeader' : 'cloudInit.goTo')}
              </button>
            ) : null}
          </li>
        ))}
      </ul>
      {isClash ? <UsersClash /> : null}
    </div>
  );
}
