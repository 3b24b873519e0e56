import { useEffect, useState } from 'react';
import { Button, CopyButton, VisuallyHidden } from '@console/ui';
import { useText } from '../texts';

/** A shown token hides itself again after this. */
const HIDE_AFTER_MS = 30_000;

/** A token that is not in the page until it is asked for; it can be copied without being shown. */
export function TokenSecret({ token }: { token: string }) {
  const t = useText();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(() => setShown(false), HIDE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return (
    <div className="ui-row wrap">
      <code className="ui-mono ui-grow" style={{ overflowWrap: 'anywhere' }}>
        {shown ? (
          token
        ) : (
          <>
            <span aria-hidden="true">{'•'.repeat(24)}</span>
            <VisuallyHidden>{t('token.hidden')}</VisuallyHidden>
          </>
        )}
      </code>
      <Button size="sm" icon={shown ? 'eye-off' : 'eye'} aria-pressed={shown} onClick={() => setShown(!shown)}>
        {t(shown ? 'token.hide' : 'token.show')}
      </Button>
      <CopyButton value={token} label={t('token.secret')} />
    </div>
  );
}
