import { useState } from 'react';
import * as v from 'valibot';
import { toApiError, useQuery, type ApiError } from '@console/api';
import { useShownEmail } from '@console/area';
import { accountTitle } from '@console/contract/billing-account';
import { listTokens } from '@console/contract/token';
import { requiredText } from '@console/domain/rules';
import { Button, ErrorPanel, Facts, Notice, SidebarBlock } from '@console/ui';
import { createForm, SubmitButton } from '@console/ui/forms';
import { isSecretOf, type TokenRow } from '../rows';
import { useTokenText } from '../texts';
import { checkToken, type Checked } from './check-token';

const { Form, PasswordField } = createForm<{ secret: string }>();

type Result = { readonly checked: Checked; readonly isOther: boolean } | { readonly error: ApiError };

interface TokenCheckProps {
  readonly token: TokenRow;
  /** Known while its page was not left since it was created. */
  readonly secret: string | undefined;
}

/** Tries a token: who it belongs to and what it has access to. What is pasted stays in this field. */
export function TokenCheck({ token, secret }: TokenCheckProps) {
  const t = useTokenText();
  const { data: tokens = [] } = useQuery(listTokens, {});
  const [result, setResult] = useState<Result>();
  const [isChecking, setChecking] = useState(false);
  const check = async (given: string): Promise<void> => {
    setChecking(true);
    setResult(undefined);
    try {
      const checked = await checkToken(given);
      // Where the list does not say which secret is whose, nobody can tell.
      setResult({ checked, isOther: token.ending !== undefined && !isSecretOf(tokens, token, given) });
    } catch (thrown) {
      setResult({ error: toApiError(thrown) });
    } finally {
      setChecking(false);
    }
  };
  return (
    <SidebarBlock title={t('check.title')} {...(secret === undefined ? {} : { note: t('check.text') })}>
      <div className="ui-stack tight">
        {secret === undefined ? (
          <Paste onCheck={check} />
        ) : (
          <div>
            <Button
              size="sm"
              icon="play"
              pending={isChecking}
              pendingLabel={t('check.pending')}
              onClick={() => void check(secret)}
            >
              {t('check.submit')}
            </Button>
          </div>
        )}
        <div aria-live="polite">{result ? <Outcome result={result} /> : null}</div>
      </div>
    </SidebarBlock>
  );
}

function Paste({ onCheck }: { onCheck: (secret: string) => Promise<void> }) {
  const t = useTokenText();
  const [schema] = useState(() =>
    v.object({
      secret: v.pipe(
        v.string(),
        v.trim(),
        v.check((text) => text !== '', requiredText),
      ),
    }),
  );
  return (
    <Form schema={schema} defaultValues={{ secret: '' }} onSubmit={({ secret }) => onCheck(secret)}>
      <div className="ui-stack tight">
        <PasswordField
          name="secret"
          label={t('check.paste')}
          hint={t('check.pasteHint')}
          eye={{ show: t('check.show'), hide: t('check.hide') }}
          mono
          autoComplete="off"
        />
        <div>
          <SubmitButton variant="outlined" pendingLabel={t('check.pending')}>
            {t('check.submit')}
          </SubmitButton>
        </div>
      </div>
    </Form>
  );
}

function Outcome({ result }: { result: Result }) {
  const t = useTokenText();
  const shown = useShownEmail({ checksAdministrator: false });
  if ('error' in result) return <ErrorPanel title={t('check.failed')} error={result.error} />;
  const { user, accounts } = result.checked;
  const { first_name: first, last_name: last } = user?.profile_data ?? {};
  const name = [first, last].filter(Boolean).join(' ');
  const address = user && shown(user.profile_data.email ?? user.name);
  const mayNot = <span className="ui-mut">{t('check.mayNot')}</span>;
  return (
    <div className="ui-stack tight">
      <Notice tone={result.isOther ? 'warn' : 'ok'}>{t(result.isOther ? 'check.other' : 'check.works')}</Notice>
      <Facts
        items={[
          { label: t('check.who'), value: user ? [name, address].filter(Boolean).join(', ') : mayNot },
          {
            label: t('check.accounts'),
            value: accounts ? accounts.map(accountTitle).join(', ') || t('check.noAccounts') : mayNot,
          },
        ]}
      />
    </div>
  );
}
