import { useSession } from '@console/api';
import { Link, Notice } from '@console/ui';
import { declaredAreas } from '../areas';
import { useContacts } from '../contacts';
import { useShownEmail } from '../use-shown-email';
import { Text, useText } from './texts';

/** Programs do not act for anybody: they work in the account that their token is of. */
function ActingNotice({ owner }: { readonly owner: string }) {
  const t = useText();
  const shown = useShownEmail({ checksAdministrator: false });
  return <Notice tone="warn">{t('variables.acting', { owner: shown(owner) })}</Notice>;
}

/** What whoever runs a program gives it: the API key, and the secrets that are not printed. */
export function Variables({ names }: { readonly names: readonly string[] }) {
  const t = useText();
  const { impersonation } = useSession();
  const { apiDocsUrl } = useContacts();
  const { apiKeys } = declaredAreas();
  const others = names.filter((name) => name !== 'TOKEN');
  return (
    <>
      {names.includes('TOKEN') && (
        <p className="ui-small ui-mut">
          <Text
            id="variables.token"
            values={{
              name: <code key="name">TOKEN</code>,
              link:
                apiKeys === undefined ? (
                  ''
                ) : (
                  <Link key="link" to={apiKeys}>
                    {t('variables.tokens')}
                  </Link>
                ),
            }}
          />
          {apiDocsUrl && (
            <>
              {' · '}
              <Link href={apiDocsUrl}>{t('variables.docs')}</Link>
            </>
          )}
        </p>
      )}
      {others.length > 0 && (
        <p className="ui-small ui-mut">{t('variables.secret', { names: others.join(', '), n: others.length })}</p>
      )}
      {impersonation && <ActingNotice owner={impersonation.access_owner} />}
    </>
  );
}
