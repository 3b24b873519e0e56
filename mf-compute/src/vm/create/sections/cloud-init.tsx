import { useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import { reportError } from '@console/area';
import { Button, Icon, Notice, onDemand, TextArea, useIsPhone, useOnDemand } from '@console/ui';
import { FormSection } from '@console/ui/forms';
import type { CloudInitReport, Finding } from '../cloud-init/check';
import type { EditorProps } from '../cloud-init/yaml-editor';
import { useFormField, useVmForm } from '../form';
import type { CreateRequest, VmOrder } from '../order';
import { useSay, useText } from '../texts';
import { holdsSecret, type Problems, type VmValues } from '../values';

/** The check, with the YAML parser that it needs, in a chunk of its own. */
const cloudInitCheck = onDemand(() => import(/* webpackChunkName: "compute-yaml" */ '../cloud-init/check'));

/** The editor, which is larger than the whole form. Where it does not come, one writes into a plain field. */
const yamlEditor = onDemand(
  () => import(/* webpackChunkName: "compute-yaml-editor" */ '../cloud-init/yaml-editor'),
  (_, error) => reportError(error),
);

export const firstCloudInit = { cloudInit: '' };

/** What is wrong with the text for cloud-init. Where its check does not load, the server checks alone. */
export async function cloudInitProblems({ cloudInit, signIn }: VmValues): Promise<Problems> {
  if (cloudInit.trim() === '') return signIn === 'cloudInit' ? { signIn: { id: 'signIn.noUsers' } } : {};
  try {
    const { checkCloudInit } = await cloudInitCheck.load();
    const { findings, hasUsers } = checkCloudInit(cloudInit);
    const problem = findings.find(({ grade }) => grade === 'error');
    if (problem) return { cloudInit: problem };
    return signIn === 'cloudInit' && !hasUsers ? { signIn: { id: 'signIn.noUsers' } } : {};
  } catch (error) {
    reportError(error);
    return {};
  }
}

export const cloudInitRequest = ({ values }: VmOrder): Partial<CreateRequest> =>
  values.cloudInit.trim() === '' ? {} : { cloud_init: values.cloudInit };

const NOTHING: CloudInitReport = { findings: [], hasUsers: false };

/** What there is to say about a cloud-init text; undefined while the check is not there. */
function useCloudInitReport(text: string): CloudInitReport | undefined {
  const settled = useDeferredValue(text);
  const [report, setReport] = useState<CloudInitReport>();
  const isEmpty = settled.trim() === '';
  useEffect(() => {
    if (isEmpty) return undefined;
    let isLatest = true;
    cloudInitCheck.load().then(({ checkCloudInit }) => isLatest && setReport(checkCloudInit(settled)), reportError);
    return () => {
      isLatest = false;
    };
  }, [settled, isEmpty]);
  return isEmpty ? NOTHING : report;
}

/** The same text in a field of the browser: on phones, while the editor is on its way, and where it did not come. */
const PlainEditor = ({ value, onChange, onBlur, label, id, autoFocus, describedBy, isInvalid }: EditorProps) => (
  <TextArea
    id={id}
    name="cloudInit"
    label={label}
    mono
    rows={9}
    autoFocus={autoFocus}
    spellCheck={false}
    autoCapitalize="none"
    autoCorrect="off"
    value={value}
    invalid={isInvalid}
    aria-describedby={describedBy}
    onChange={onChange}
    onBlur={onBlur}
  />
);

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
function CloudInitField({ autoFocus }: { autoFocus: boolean }) {
  const t = useText();
  const say = useSay();
  const id = useId();
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

/** Fetched when a person is about to ask for it. */
const preload = (): void => {
  yamlEditor.preload();
  cloudInitCheck.preload();
};

/** What the machine does when it starts for the first time: folded until somebody wants it. */
export function CloudInitSection() {
  const t = useText();
  const { values, change } = useVmForm();
  const [isOpened, setOpened] = useState(false);
  const isOpen = isOpened || values.cloudInit !== '';
  const lines = values.cloudInit.trim() === '' ? 0 : values.cloudInit.trimEnd().split('\n').length;
  const close = (): void => {
    setOpened(false);
    change({ cloudInit: '', ...(values.signIn === 'cloudInit' ? { signIn: 'password' } : {}) });
  };
  return (
    <FormSection
      id="cloud-init"
      title={t('create.cloudInit')}
      value={lines > 0 ? t('cloudInit.lines', { n: lines }) : t('cloudInit.none')}
      actions={
        isOpen ? (
          <Button size="sm" variant="bare" onClick={close}>
            {t('cloudInit.remove')}
          </Button>
        ) : undefined
      }
    >
      {isOpen ? (
        <CloudInitField autoFocus={isOpened} />
      ) : (
        <div className="ui-row wrap">
          <span className="ui-mut">{t('cloudInit.about')}</span>
          <Button
            size="sm"
            icon="plus"
            className="ui-push"
            onPointerEnter={preload}
            onFocus={preload}
            onClick={() => setOpened(true)}
          >
            {t('cloudInit.add')}
          </Button>
        </div>
      )}
    </FormSection>
  );
}
