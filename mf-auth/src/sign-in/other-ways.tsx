import { Button } from '@console/area/signed-out';
import { useText } from '../texts';
import type { Mode } from './view';

/** The button that sends the form is named by its mode. */
export type SendingButton = Mode | 'google' | 'more';

interface OtherWaysProps {
  /** The button of the form that waits for its response, these two among them. */
  readonly pending: SendingButton | undefined;
  readonly onChoose: (button: 'google' | 'more', connection?: 'google-oauth2') => void;
}

/** Ways in besides a password: Google, and the provider's own page, which lists whatever else it knows. */
export function OtherWays({ pending, onChoose }: OtherWaysProps) {
  const t = useText();
  const isOff = (button: SendingButton): boolean => pending !== undefined && pending !== button;
  return (
    <>
      <div className="auth-or">{t('signIn.or')}</div>
      <div className="auth-row">
        <Button
          className="auth-grow"
          pending={pending === 'google'}
          // Its words alone: the arc takes the place of the sign.
          pendingLabel={t('signIn.google')}
          disabled={isOff('google')}
          onClick={() => onChoose('google', 'google-oauth2')}
        >
          <span className="auth-google" aria-hidden="true" />
          {t('signIn.google')}
        </Button>
        <Button
          endIcon="chevron-right"
          aria-label={t('signIn.moreTitle')}
          title={t('signIn.moreTitle')}
          pending={pending === 'more'}
          disabled={isOff('more')}
          onClick={() => onChoose('more')}
        >
          {t('signIn.more')}
        </Button>
      </div>
    </>
  );
}
