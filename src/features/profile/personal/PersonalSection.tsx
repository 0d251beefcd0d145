import Button from '@mui/joy/Button';
import { useSelector } from '@xstate/react';
import { Suspense, use } from 'react';
import { Controller } from 'react-hook-form';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { SaveState } from '../../../ui/feedback/SaveState.tsx';
import { draftFailureText } from '../../../ui/form/draftFailureText.ts';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { PhoneField } from '../../../ui/form/PhoneField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { later } from '../../../ui/later.tsx';
import { Quiet } from '../../../ui/Quiet.tsx';
import { NextLine } from '../../../ui/route/NextLine.tsx';
import { Form, Pair } from '../parts.ts';
import type { SectionProps } from '../sectionProps.ts';
import type { Details } from './details.ts';
import { PersonalPicture } from './PersonalPicture.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { useDetails } from './useDetails.ts';

// Few people ever meet one, and whoever does has just had an answer from the server.
const ConflictBox = later(async () => (await import('../../../editing/ConflictBox.tsx')).ConflictBox);

const audience = {
  veteran: 'employers you apply to will see it',
  recruiter: 'your team and the people you contact will see it',
};

export function PersonalSection({ user, tenant, opened: { editor, hadDraft } }: SectionProps) {
  const wasLeft = use(hadDraft);
  const isVeteran = user.role === 'veteran';
  const details = useDetails(user, editor);
  const { form, problems, attempt, errorOf, failure, conflict, isBusy, isDirty } = details;
  const isInBrowser = useSelector(editor.autosave.actor, ({ context }) => context.isInBrowser);
  const problem = isBusy ? null : draftFailureText(failure, isInBrowser);

  return (
    <>
      <PersonalPicture user={user} />
      <Form noValidate aria-label="Personal details" onSubmit={details.submit}>
        {wasLeft && isDirty && !isBusy && !conflict && attempt === 0 && (
          <InlineAlert kind="info">
            You left before saving this. We’ve kept it on this device for a day.
          </InlineAlert>
        )}
        <ErrorSummary problems={problems} attempt={attempt} />
        <NameFields form={form} errorOf={errorOf} role={user.role} />
        <Controller
          control={form.control}
          name="phone"
          render={({ field: { name, value, onChange } }) => (
            <PhoneField
              name={name}
              value={value}
              onChange={onChange}
              label="Phone number"
              hint={isVeteran ? 'So that employers can call you about your applications' : undefined}
              optional
              error={errorOf(name)}
            />
          )}
        />
        <PlaceFields form={form} user={user} tenant={tenant} errorOf={errorOf} />
        {problem && <InlineAlert kind="error">{problem}</InlineAlert>}
        {conflict ? (
          <Suspense>
            <ConflictBox
              name="profile"
              differences={editor.differences(conflict)}
              onMine={() => details.keepMine(conflict)}
              onTheirs={() => details.takeTheirs(conflict)}
            />
          </Suspense>
        ) : (
          <DetailsActions details={details} role={user.role} isInBrowser={isInBrowser} />
        )}
      </Form>
    </>
  );
}

type DetailsForm = ReturnType<typeof useDetails>;
type Role = SectionProps['user']['role'];

function NameFields({ form, errorOf, role }: Pick<DetailsForm, 'form' | 'errorOf'> & { role: Role }) {
  const text = (name: keyof Details & string) => ({
    ...form.register(name as 'first_name'),
    error: errorOf(name),
  });
  return (
    <>
      <Pair>
        <TextField {...text('first_name')} label="First name" autoComplete="given-name" />
        <TextField {...text('last_name')} label="Last name" autoComplete="family-name" optional />
      </Pair>
      <TextField {...text('middle_name')} label="Middle name" autoComplete="additional-name" optional />
      {role === 'veteran' ? (
        <TextField
          {...text('headline')}
          label="Headline"
          hint="The line under your name. For example, Network operations team leader"
          optional
        />
      ) : (
        <TextField {...text('job_title')} label="Job title" autoComplete="organization-title" />
      )}
    </>
  );
}

function DetailsActions({
  details,
  role,
  isInBrowser,
}: {
  details: DetailsForm;
  role: Role;
  isInBrowser: boolean;
}) {
  const { isBusy, isDirty, isSaved, savedAt } = details;
  return (
    <FormActions
      beside={
        isBusy ? (
          <SaveState saving={{ state: 'saving' }} />
        ) : details.isNothing ? (
          <Quiet role="status">All changes saved.</Quiet>
        ) : isSaved && savedAt ? (
          <SaveState saving={{ state: 'saved', at: savedAt }} />
        ) : isDirty ? (
          <Quiet>{isInBrowser ? 'Not saved yet. Kept on this device.' : 'Not saved yet.'}</Quiet>
        ) : (
          <NextLine>{audience[role]}</NextLine>
        )
      }
    >
      <Button type="submit" size="lg" loading={isBusy} loadingPosition="start">
        {isBusy ? 'Saving…' : 'Save'}
      </Button>
      {isDirty && !isBusy && (
        <Button size="lg" variant="plain" onClick={details.discard}>
          Discard changes
        </Button>
      )}
    </FormActions>
  );
}
