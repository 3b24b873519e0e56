import { useSiteConfig } from '@console/area';
import type { User } from '@console/contract/user';
import { Card } from '@console/ui';
import { MfaSetting } from './mfa-setting';
import { PasswordSetting } from './password-setting';
import { useText } from './texts';

/** How one signs in. The second factor needs no profile: it stands here also while that fails. */
export function Security({ user }: { user: User | undefined }) {
  const t = useText();
  const { mfaAvailable } = useSiteConfig();
  if (!user && !mfaAvailable) return null;
  return (
    <Card title={t('security.title')} flush>
      {user ? <PasswordSetting email={user.profile_data.email} /> : null}
      {mfaAvailable ? <MfaSetting /> : null}
    </Card>
  );
}
