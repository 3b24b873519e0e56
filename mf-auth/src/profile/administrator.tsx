import { useMemo } from 'react';
import { call } from '@console/api';
import { mayEndWork, useAction } from '@console/area';
import { useLocation } from '@console/area/router';
import { createAdminToken } from '@console/contract/admin-token';
import { Card } from '@console/ui';
import { createForm, SubmitButton } from '@console/ui/forms';
import { beginActing } from './acting';
import { toastFailure } from './failure-toast';
import { useText } from './texts';
import { whomSchema, type Whom, type WhomValues } from './whom';

const { Form, TextField } = createForm<WhomValues>();

/** Lets an administrator act as a user. A failure is a toast, as of a start by an invitation. (spec 1, sections 4 and 8) */
export function Administrator() {
  const t = useText();
  const { pathname, search } = useLocation();
  const create = useAction((whom: Whom) => call(createAdminToken, whom));
  const schema = useMemo(
    () => whomSchema({ required: t('administrator.required'), invalid: t('administrator.invalid') }),
    [t],
  );
  const submit = async ({ whom }: { whom: Whom }): Promise<void> => {
    if (!(await mayEndWork('account'))) return;
    try {
      const { token } = await create.run(whom);
      const access_owner = 'email' in whom ? whom.email : t('administrator.user', { id: whom.user_id });
      beginActing({ token, access_owner, administrator: true }, pathname + search);
    } catch (error) {
      toastFailure(t('invitations.startFailed'), error);
      throw error;
    }
  };
  return (
    <Card title={t('administrator.title')}>
      <Form schema={schema} defaultValues={{ whom: '' }} onSubmit={submit}>
        <p className="ui-sec">{t('administrator.text')}</p>
        <div className="profile-acts">
          <TextField name="whom" label={t('administrator.whom')} autoComplete="off" mono={false} />
          <SubmitButton variant="outlined" pendingLabel={t('administrator.starting')}>
            {t('administrator.start')}
          </SubmitButton>
        </div>
      </Form>
    </Card>
  );
}
