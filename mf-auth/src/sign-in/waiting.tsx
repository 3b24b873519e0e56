import { Button } from '@console/ui';
import { AuthTitle } from '../frame/frame';
import { Text, useText } from '../texts';

interface WaitingProps {
  readonly reason: 'signup' | 'forgot';
  readonly email: string;
  readonly onBack: () => void;
}

/** A mail is on its way; the next step happens there. */
export function Waiting({ reason, email, onBack }: WaitingProps) {
  const t = useText();
  const isSignUp = reason === 'signup';
  return (
    <>
      <AuthTitle
        focus
        subtitle={
          <Text id={isSignUp ? 'waiting.signUpText' : 'waiting.forgotText'} values={{ email: <b>{email}</b> }} />
        }
      >
        {t(isSignUp ? 'waiting.signUpTitle' : 'waiting.forgotTitle')}
      </AuthTitle>
      <Button full onClick={onBack}>
        {t('waiting.back')}
      </Button>
    </>
  );
}
