import { useQuery } from '@console/api';
import { defineAction, useActionOf } from '@console/area';
import { getUser } from '@console/contract/user';
import { useAccountNames } from '@console/domain/account';
import { FormDialog, Intro } from '@console/domain/dialogs';
import { requiredText } from '@console/domain/rules';
import { createForm } from '@console/ui/forms';
import { useBound } from '../../parts/may-change';
import { granteeProblem } from '../grantee-problem';
import { Reach } from '../reach';
import { invite, inviteCode } from '../requests';
import type { DelegationRow } from '../rows';
import { DelegationText, useDelegationText } from '../texts';

/** Named as the parameter of the call, so that what the server says of it stands at the field. */
type Values = { readonly grantee_username: string };

const { TextField } = createForm<Values>();

const inviteAction = defineAction<Values>('delegation.invite');

interface InviteDialogProps {
  readonly delegation: DelegationRow;
  readonly onClose: () => void;
}

/** Invites somebody by email: what they can do then, and what stays the owner's. (spec 2, sections 5 and 6) */
export function InviteDialog({ delegation, onClose }: InviteDialogProps) {
  const t = useDelegationText();
  const bound = useBound();
  const { data: user } = useQuery(getUser, {});
  const account = useAccountNames()(delegation.billing_account_id);
  const action = useActionOf(inviteAction, delegation.uuid, onClose);
  const known = {
    invited: delegation.impersonations.flatMap(({ grantee_username: name }) => (name ? [name] : [])),
    own: user?.profile_data.email ?? user?.name,
  };
  return (
    <FormDialog<Values, Values>
      title={t('invite.title')}
      description={<Intro of={DelegationText} id="invite.intro" values={{ name: delegation.title, account }} />}
      action={action}
      onClose={onClose}
      defaultValues={action.before?.values ?? { grantee_username: '' }}
      fields={['grantee_username']}
      rules={({ grantee_username }) => {
        const problem = granteeProblem(grantee_username, known);
        return { grantee_username: problem && (problem === 'missing' ? requiredText() : t(`invite.${problem}`)) };
      }}
      submitLabel={t('invite.submit')}
      pendingLabel={t('invite.pending')}
      reason={action.isRunning ? undefined : bound}
      code={({ grantee_username }) => [inviteCode(delegation, grantee_username)]}
      toAction={(values) => {
        const person = values.grantee_username.trim();
        return {
          values,
          work: () => invite(delegation, person),
          running: t('invite.running', { person }),
          done: t('invite.done', { person }),
        };
      }}
    >
      <TextField
        name="grantee_username"
        label={t('invite.address')}
        type="email"
        autoComplete="off"
        hint={t('invite.hint')}
      />
      <Reach delegation={delegation} />
    </FormDialog>
  );
}
