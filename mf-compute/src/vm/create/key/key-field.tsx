import { useEffect, useId, useState } from 'react';
import { Button, CopyButton, Icon, Notice, TextArea } from '@console/ui';
import { useFormField, useVmForm } from '../form';
import { useText } from '../texts';
import { fingerprintOf, isKey, isPrivateKey, keyLines, parseKey, type PublicKey } from './parse-key';

/** 'ssh-ed25519, 256 bits, kadri@laptop' and its fingerprint, to compare with that of ssh-keygen. */
function KeyFacts({ publicKey }: { publicKey: PublicKey }) {
  const t = useText();
  const [fingerprint, setFingerprint] = useState<string>();
  const { blob, type, bits, comment } = publicKey;
  useEffect(() => {
    let isLatest = true;
    void fingerprintOf(blob).then((text) => isLatest && setFingerprint(text));
    return () => {
      isLatest = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the same line has the same bytes
  }, [publicKey.line]);
  return (
    <span className="compute-key">
      <Icon name="key-round" size={14} />
      <span>
        <b>{comment || t('key.unnamed')}</b> {t('key.facts', { type, bits })}
        {fingerprint ? (
          <span className="compute-fingerprint">
            <code className="ui-mono">{fingerprint}</code>
            <CopyButton value={fingerprint} label={t('key.fingerprint')} />
          </span>
        ) : null}
      </span>
    </span>
  );
}

/** The call takes one key: of several one is kept. */
function Several({ lines, onKeep }: { lines: readonly string[]; onKeep: (line: string) => void }) {
  const t = useText();
  const keys = lines.map((line) => parseKey(line)).filter(isKey);
  if (keys.length === 0) return null;
  return (
    <ul className="compute-keys" aria-label={t('key.choose')}>
      {keys.map((publicKey) => (
        <li key={publicKey.line}>
          <KeyFacts publicKey={publicKey} />
          <Button size="sm" onClick={() => onKeep(publicKey.line)}>
            {t('key.keep')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/**
 * An SSH public key, named by its type, size, comment and fingerprint. A private key that is pasted here is taken out at
 * once: it gets neither into the form nor into its draft.
 */
export function KeyField() {
  const t = useText();
  const id = useId();
  const { values } = useVmForm();
  const { error, setValue, onBlur } = useFormField('publicKey');
  const [hadPrivate, setHadPrivate] = useState(false);
  const lines = keyLines(values.publicKey);
  const [only] = lines;
  const parsed = lines.length === 1 && only !== undefined ? parseKey(only) : undefined;
  const change = (text: string): void => {
    const isPrivate = isPrivateKey(text);
    setHadPrivate(isPrivate);
    setValue(isPrivate ? '' : text);
  };
  const note = error ? 'er' : 'hint';
  return (
    <div className="ui-fld">
      <label htmlFor={id}>{t('signIn.publicKey')}</label>
      <TextArea
        id={id}
        name="publicKey"
        mono
        spellCheck={false}
        autoCapitalize="none"
        autoCorrect="off"
        value={values.publicKey}
        invalid={Boolean(error)}
        aria-describedby={`${id}-note`}
        onChange={change}
        onBlur={onBlur}
      />
      {parsed && isKey(parsed) && !error ? <KeyFacts publicKey={parsed} /> : null}
      <span className={note} id={`${id}-note`}>
        {error ? (
          <>
            <Icon name="circle-alert" size={14} />
            <span>{error}</span>
          </>
        ) : parsed && isKey(parsed) ? null : (
          t('signIn.keyHint')
        )}
      </span>
      {lines.length > 1 ? <Several lines={lines} onKeep={change} /> : null}
      {hadPrivate ? (
        <Notice tone="danger">
          <b>{t('key.privateTitle')}</b> {t('key.privateText')}
        </Notice>
      ) : null}
    </div>
  );
}
