import { Button, CopyButton, Notice, useCopy } from '@console/ui';
import type { AuthCallback } from '@console/contract/user';
import { useText } from './texts';
import { maskedDump } from './mask';

/** The tokens themselves are never drawn: they leave the page by the clipboard alone. */
function CopyWhole({ tokens }: { tokens: AuthCallback }) {
  const t = useText();
  const { copied, copy } = useCopy(JSON.stringify(tokens, null, 2));
  return (
    <Button icon={copied ? 'check' : 'copy'} onClick={copy}>
      {copied ? t('copied') : t('copyWhole')}
    </Button>
  );
}

/**
 * What went wrong, and what came back from the provider to hand to support: without the tokens, unless somebody opens
 * the part below for them. (spec 1, section 2)
 */
export function CallbackFailure({ message, tokens }: { message: string; tokens: AuthCallback }) {
  const t = useText();
  const dump = maskedDump({ ...tokens });
  return (
    <>
      <Notice tone="danger">{t('failed', { message })}</Notice>
      <section className="auth-field" aria-label={t('dump')}>
        <div className="auth-row">
          <h2 className="auth-label auth-grow">{t('dump')}</h2>
          <CopyButton value={dump} label={t('parameters')} />
        </div>
        <pre className="auth-dump" tabIndex={0}>
          {dump}
        </pre>
        <p className="auth-hint">{t('dumpNote')}</p>
        <details className="auth-whole">
          <summary className="auth-hint">{t('whole')}</summary>
          <div className="auth-field">
            <Notice tone="warn">{t('wholeNote')}</Notice>
            <CopyWhole tokens={tokens} />
          </div>
        </details>
      </section>
    </>
  );
}
