import { useQuery } from '@console/api';
import { Page, useContacts, type Breadcrumb } from '@console/area';
import { useAccountNames } from '@console/domain/account';
import { useParams } from '@console/area/router';
import { paths } from '@console/contract/paths';
import { AccountLink, DetailFrame } from '@console/domain/detail';
import type { Token } from '@console/contract/token';
import { listTokens } from '@console/contract/token';
import { Badge, Card, DateTime, FactSection, Link, PageHead } from '@console/ui';
import { useText } from '../texts';
import { useTokenName } from './name';
import { TokenSecret } from './secret';

/** One API token, to read. */
export function TokenDetail() {
  const t = useText();
  const { id = '' } = useParams();
  const tokens = useQuery(listTokens, {});
  const breadcrumbs = [
    { label: t('access.title'), to: paths.tokens() },
    { label: t('tokens.title'), to: paths.tokens() },
  ];
  return (
    <DetailFrame
      row={tokens.data?.find((token) => String(token.id) === id)}
      title={t('token.name', { id })}
      breadcrumbs={breadcrumbs}
      isLoading={tokens.isLoading}
      error={tokens.data ? undefined : tokens.error}
      onRetry={() => void tokens.reload()}
      id={id}
      unread={tokens.unread}
      list={paths.tokens()}
      texts={{
        failed: t('tokens.failed'),
        missing: t('token.missing', { id }),
        missingText: t('token.missingText'),
        toList: t('token.all'),
      }}
    >
      {(token) => <LoadedToken token={token} breadcrumbs={breadcrumbs} />}
    </DetailFrame>
  );
}

function LoadedToken({ token, breadcrumbs }: { token: Token; breadcrumbs: readonly Breadcrumb[] }) {
  const t = useText();
  const { apiDocsUrl } = useContacts();
  const title = useTokenName()(token);
  const account = useAccountNames()(token.billing_account_id);
  const given = (value: string | number | null | undefined) =>
    value || <span className="ui-mut">{t('value.notGiven')}</span>;
  const time = (value: Date | null | undefined) =>
    value ? <DateTime value={value} /> : <span className="ui-mut">{t('value.none')}</span>;
  const copied = (label: string, value: string | null | undefined) => ({
    label,
    value: given(value),
    mono: true,
    ...(value ? { copy: value } : {}),
  });
  return (
    <Page title={title} breadcrumbs={breadcrumbs}>
      <PageHead
        title={title}
        facts={
          <>
            {token.restricted ? <Badge>{t('token.restricted')}</Badge> : null}
            <span className="ui-mut">
              {token.restricted
                ? t('token.restrictedFact', { account: account || t('value.none') })
                : t('token.unrestrictedFact')}
            </span>
          </>
        }
      />
      <Card title={t('token.secret')}>
        {token.token ? (
          <div className="ui-stack tight">
            <TokenSecret key={token.id} token={token.token} />
            <p className="ui-mut">
              {t('token.secretNote')} {apiDocsUrl && <Link href={apiDocsUrl}>{t('token.docs')}</Link>}
            </p>
          </div>
        ) : (
          <p className="ui-mut">{t('token.noSecret')}</p>
        )}
      </Card>
      <FactSection
        title={t('token.details')}
        items={[
          { label: t('token.description'), value: given(token.description) },
          { label: t('token.account'), value: <AccountLink id={token.billing_account_id} /> },
          copied(t('token.number'), String(token.id)),
          { label: t('token.created'), value: time(token.created_at) },
          { label: t('token.updated'), value: time(token.updated_at) },
          copied(t('token.consumer'), token.consumer_id),
          copied(t('token.kong'), token.kong_id),
          {
            label: t('token.user'),
            value: token.acting_user_id
              ? t('token.actingUser', { id: token.user_id ?? '', acting: token.acting_user_id })
              : given(token.user_id),
          },
        ]}
      />
    </Page>
  );
}
