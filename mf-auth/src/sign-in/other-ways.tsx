import { Button } from '@console/ui';
import { useText } from '../texts';

/** Ways in besides a password: Google, and the provider's own page, which lists whatever else it knows. */
export function OtherWays({ onChoose }: { onChoose: (connection: 'google-oauth2' | undefined) => void }) {
  const t = useText();
  return (
    <>
      <div className="auth-or">{t('signIn.or')}</div>
      <div className="auth-row">
        <Button className="auth-grow" onClick={() => onChoose('google-oauth2')}>
          <span className="auth-google" aria-hidden="true" />
          {t('signIn.google')}
        </Button>
        <Button
          endIcon="chevron-right"
          aria-label={t('signIn.moreTitle')}
          title={t('signIn.moreTitle')}
          onClick={() => onChoose(undefined)}
        >
          {t('signIn.more')}
        </Button>
      </div>
    </>
  );
}
