import { AccountLink, FactGrid } from '@console/domain/detail';
import { DateTime, type KeyFact } from '@console/ui';
import { useText } from '../../texts';
import { Masked } from '../masked';
import type { TokenRow } from '../rows';
import { useTokenText } from '../texts';

/** What is known of a token, without the token. */
export function TokenFacts({ token }: { token: TokenRow }) {
  const t = useText();
  const own = useTokenText();
  const notGiven = <span className="ui-mut">{t('value.notGiven')}</span>;
  const time = (value: Date | null | undefined, none = notGiven) => (value ? <DateTime value={value} /> : none);
  const copied = (label: string, value: string | null | undefined): KeyFact => ({
    label,
    value: value || notGiven,
    mono: true,
    ...(value ? { copy: value } : {}),
  });
  const { acting_user_id: acting, user_id: user, ending } = token;
  return (
    <FactGrid
      items={[
        { label: t('token.secret'), value: ending === undefined ? own('notShown') : <Masked ending={ending} /> },
        {
          label: t('token.scope'),
          value: token.restricted ? <AccountLink id={token.billing_account_id} /> : t('token.unrestricted'),
        },
        { label: t('token.created'), value: time(token.created_at) },
        {
          label: t('token.updated'),
          value: time(token.updated_at, <span className="ui-mut">{t('value.never')}</span>),
        },
        copied(t('token.number'), token.uuid),
        copied(t('token.consumer'), token.consumer_id),
        copied(t('token.kong'), token.kong_id),
        {
          label: t('token.user'),
          value: acting ? t('token.actingUser', { id: user ?? '', acting }) : (user ?? notGiven),
        },
      ]}
    />
  );
}
