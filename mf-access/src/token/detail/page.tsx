import { useRef } from 'react';
import { JournalBlock, Page } from '@console/area';
import { useNavigate, useParams } from '@console/area/router';
import { paths } from '@console/contract/paths';
import { useAccountNames, useNamedAccounts } from '@console/domain/account';
import { DetailFrame, LabelBlock } from '@console/domain/detail';
import { useDialog } from '@console/domain/dialogs';
import { labelId } from '@console/domain/labels';
import { Badge, Button, Menu, PageHead, Skeleton } from '@console/ui';
import { BoundNotice } from '../../parts/bound-notice';
import { useAccessCrumbs } from '../../parts/crumbs';
import { useBound } from '../../parts/may-change';
import { useText } from '../../texts';
import { TokenDialog } from '../actions/lazy-dialog';
import { tokenDialogs, useTokenMenu } from '../actions/menu';
import { useFreshSecret } from '../fresh';
import { useTokens, type TokenRow } from '../rows';
import { useTokenText } from '../texts';
import { TokenCheck } from './check';
import { TokenFacts } from './facts';
import { NewToken } from './new-token';
import { TokenUse } from './use';

/** One API token: shown once when it was created, how it is used, and whether it works. (spec 2, section 2) */
export function TokenDetail() {
  const t = useText();
  const { id = '' } = useParams();
  const { rows, query } = useTokens();
  // A list that does not have it does not say that there is none.
  const bound = useBound();
  return (
    <DetailFrame
      row={rows.find((token) => token.uuid === id)}
      title={t('token.name', { id })}
      breadcrumbs={useAccessCrumbs().tokens}
      isLoading={query.isLoading}
      error={query.error}
      onRetry={() => void query.reload()}
      id={id}
      unread={query.unread}
      list={paths.tokens()}
      hasSidebar
      texts={{
        failed: t('tokens.failed'),
        missing: t(bound ? 'token.unseen' : 'token.missing', { id }),
        missingText: bound ?? t('token.missingText'),
        toList: t('token.all'),
      }}
    >
      {(token) => <Content key={token.uuid} token={token} />}
    </DetailFrame>
  );
}

function Content({ token }: { token: TokenRow }) {
  const t = useText();
  const own = useTokenText();
  const navigate = useNavigate();
  const bound = useBound();
  const secret = useFreshSecret(token.id);
  const account = useAccountNames()(token.billing_account_id);
  const areAccountsKnown = useNamedAccounts() !== undefined;
  const { dialog, open, close } = useDialog(tokenDialogs);
  const menu = useTokenMenu({ isOpen: true, onOpen: open });
  const isDeleted = useRef(false);
  // The dialog closes itself after its work; what then is shown is the list, not this address without the dialog.
  const leave = () => (isDeleted.current ? void navigate(paths.tokens(), { replace: true }) : close());
  return (
    <Page
      title={token.name}
      breadcrumbs={useAccessCrumbs().tokens}
      lead={
        <>
          <TokenCheck token={token} secret={secret} />
          <LabelBlock id={labelId('api_token', token.id)} name={token.name} />
        </>
      }
      sidebar={<JournalBlock subject={`token_id:${token.id}`} />}
    >
      <PageHead
        title={token.name}
        facts={
          <>
            {token.isSession ? <Badge tone="info">{own('session')}</Badge> : null}
            {token.restricted ? <Badge>{t('token.restricted')}</Badge> : null}
            {token.restricted && account && !areAccountsKnown ? (
              <Skeleton width={220} />
            ) : (
              <span className="ui-mut">
                {token.restricted ? account && t('token.restrictedFact', { account }) : t('token.unrestrictedFact')}
              </span>
            )}
          </>
        }
        actions={
          <>
            <Button icon="pencil" {...(bound ? { reason: bound } : {})} onClick={() => open('edit')}>
              {own('action.edit')}
            </Button>
            <Menu label={own('action.more')} items={menu(token).filter(({ id }) => id !== 'edit')} align="end" />
          </>
        }
      />
      <BoundNotice />
      {secret === undefined ? null : <NewToken token={token} secret={secret} />}
      <TokenFacts token={token} />
      <TokenUse secret={secret} />
      {dialog ? (
        <TokenDialog
          key={dialog}
          name={dialog}
          token={token}
          onClose={leave}
          onDeleted={() => {
            isDeleted.current = true;
          }}
        />
      ) : null}
    </Page>
  );
}
