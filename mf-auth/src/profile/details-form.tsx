import { useMemo, useRef, useState } from 'react';
import { call, type ApiError } from '@console/api';
import { useAction } from '@console/area';
import { useUnsavedGuard } from '@console/area/router';
import type { UserProfile } from '@console/contract/user';
import { getUser } from '@console/contract/user';
import { updateUserProfile, type UserProfilePatch as Patch } from '@console/contract/user-profile';
import { changedMeanwhile, overwriteText } from '@console/domain/dialogs';
import { ErrorPanel, toast, useFormat } from '@console/ui';
import { createForm, FormLayout, FormSection, SubmitButton } from '@console/ui/forms';
import { changesOf, detailsSchema, overwrittenBy, valuesOf, type DetailField, type FormValues } from './details-values';
import { toastFailure } from './failure-toast';
import { languageChoices } from './languages';
import { useText } from './texts';

const { Form, SelectField, TextField } = createForm<FormValues>();

/** A number by which a state knows a person is not kept in the browser. */
const notKept = ['personal_id_number'] as const;
const guard = useUnsavedGuard;

const LABELS = {
  first_name: 'details.firstName',
  last_name: 'details.lastName',
  phone_number: 'details.phone',
  personal_id_number: 'details.personalId',
  lang: 'details.language',
} as const satisfies Record<DetailField, string>;

/**
 * What people may change of themselves. A failure is a toast, as the specification lists it; what belongs to a field is
 * said at the field, too. (spec 1, sections 3 and 8) What somebody else has changed stands in the form until it is sent.
 */
export function DetailsForm({ profile }: { profile: UserProfile }) {
  const t = useText();
  const save = useAction((changes: ReturnType<typeof changesOf>) => call(updateUserProfile, changes), {
    changes: [getUser],
  });
  const saved = useRef(valuesOf(profile));
  const [conflict, setConflict] = useState<ApiError>();
  /** Another tab, or somebody who acts for this person, may have changed the same. @throws ApiError where it cannot be read */
  const readConflict = async (changes: Patch): Promise<ApiError | undefined> => {
    const now = valuesOf((await call(getUser, {})).profile_data);
    const overwritten = overwrittenBy(changes, { before: saved.current, now });
    saved.current = now;
    return overwritten.length === 0
      ? undefined
      : changedMeanwhile(overwritten.map((field) => `${t(LABELS[field])}: ${now[field] || t('details.notGiven')}`));
  };
  const language = saved.current.lang;
  const { locale } = useFormat();
  const languages = useMemo(() => languageChoices(locale, language), [locale, language]);

  const submit = async (values: Patch): Promise<void> => {
    const changes = changesOf(saved.current, values);
    if (Object.keys(changes).length === 0) return toast.info(t('details.unchanged'));
    let found: ApiError | undefined;
    try {
      found = await readConflict(changes);
      setConflict(found);
      if (found) throw found;
      saved.current = valuesOf((await save.run(changes)) ?? { ...saved.current, ...changes });
    } catch (error) {
      if (error !== found) toastFailure(t('details.failed'), error, true);
      throw error;
    }
    toast.success(t('details.saved'));
  };

  return (
    <Form
      schema={detailsSchema}
      defaultValues={saved.current}
      onSubmit={submit}
      draftKey={`profile-${profile.user_id}`}
      secrets={notKept}
      guard={guard}
    >
      <FormLayout>
        <FormSection id="details" title={t('details.title')}>
          <div className="ui-halves">
            <TextField optional name="first_name" label={t('details.firstName')} autoComplete="given-name" />
            <TextField optional name="last_name" label={t('details.lastName')} autoComplete="family-name" />
            <TextField optional name="phone_number" label={t('details.phone')} type="tel" autoComplete="tel" />
            <TextField optional name="personal_id_number" label={t('details.personalId')} autoComplete="off" />
            <SelectField
              optional
              name="lang"
              label={t('details.language')}
              options={[{ value: '', label: t('details.notGiven') }, ...languages]}
            />
          </div>
          {conflict ? <ErrorPanel error={conflict} /> : null}
          <div className="ui-row">
            <SubmitButton pendingLabel={t('details.saving')}>
              {conflict ? overwriteText() : t('details.save')}
            </SubmitButton>
          </div>
        </FormSection>
      </FormLayout>
    </Form>
  );
}
