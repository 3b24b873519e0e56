import { LinkButton } from '@console/ui';
import { PlainPage } from '../pages/plain-page';
import { useText } from './texts';

/** Where a referral link leads whoever is not signed in, on a site that has no referral codes. */
export default function NoReferral() {
  const t = useText();
  const title = t('title', { name: t('referral.name') });
  return (
    <PlainPage title={title}>
      <h1>{title}</h1>
      <p>{t('referral.about')}</p>
      <p>
        <LinkButton variant="filled" to="/">
          {t('signIn')}
        </LinkButton>
      </p>
    </PlainPage>
  );
}
