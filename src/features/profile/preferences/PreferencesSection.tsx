import Button from '@mui/joy/Button';
import Link from '@mui/joy/Link';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { everyPreview } from '../../../api/candidatePreview.ts';
import type { ApiError } from '../../../api/client.ts';
import { documentName, type User, userProfileQuery } from '../../../api/profile.ts';
import { updateUserProfile } from '../../../api/profileChange.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { failureText } from '../../../ui/form/problems.ts';
import { RadioField } from '../../../ui/form/RadioField.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { useCheckedForm } from '../../../ui/form/useCheckedForm.ts';
import { Quiet } from '../../../ui/Quiet.tsx';
import { NextLine } from '../../../ui/route/NextLine.tsx';
import { Form } from '../parts.ts';
import type { SectionProps } from '../sectionProps.ts';
import {
  availabilityOptions,
  changeOf,
  moves,
  type Preferences,
  preferencesSchema,
  toPreferences,
} from './preferences.ts';
import { WorkPattern } from './WorkPattern.tsx';

function useSaving(user: User) {
  const queries = useQueryClient();
  const [version, setVersion] = useState(user.version);
  return useMutation<User, ApiError, Preferences>({
    // Saving a picture or another section raises the version of the same preferences.
    mutationFn: (typed) => updateUserProfile(changeOf(typed, Math.max(version, user.version))),
    onSuccess(stored) {
      queries.setQueryData(userProfileQuery().queryKey, stored);
      setVersion(stored.version);
      toast.success('Saved');
      void queries.invalidateQueries(everyPreview());
      void queries.invalidateQueries({ queryKey: ['listJobs'] });
    },
    onError({ code, data }) {
      if (code !== 'version_conflict') return;
      const stored = data as User;
      queries.setQueryData(userProfileQuery().queryKey, stored);
      setVersion(stored.version);
    },
  });
}

export function PreferencesSection({ user }: SectionProps) {
  const [defaultValues] = useState(() => toPreferences(user));
  const { mutate, isPending, error, reset } = useSaving(user);
  const isConflict = error?.code === 'version_conflict';
  const checked = useCheckedForm({
    schema: preferencesSchema,
    defaultValues,
    failure: isConflict || !error ? null : error,
    fieldOf: (path) => (path === 'work_radius_km' ? 'miles' : path),
  });
  const { form, problems, attempt, errorOf } = checked;
  const name = documentName(user);
  const problem = isPending || isConflict ? null : failureText(error);

  return (
    <>
      <Form
        noValidate
        aria-label="Preferences"
        onChange={() => error && reset()}
        onSubmit={form.handleSubmit((typed) => {
          if (!isPending) mutate(typed);
        })}
      >
        <ErrorSummary problems={problems} attempt={attempt} />
        <PreferenceFields form={form} errorOf={errorOf} />
        {isConflict && (
          <InlineAlert kind="warning">
            You changed your profile in another window. Save again to keep what you see here.
          </InlineAlert>
        )}
        {problem && <InlineAlert kind="error">{problem}</InlineAlert>}
        <FormActions beside={<NextLine>we’ll update your job matches</NextLine>}>
          <Button type="submit" size="lg" loading={isPending} loadingPosition="start">
            {isPending ? 'Saving…' : 'Save'}
          </Button>
        </FormActions>
      </Form>
      <WorkPattern />
      <Quiet>
        Employers can also filter by skills, languages and clearance. We take those from{' '}
        <Link component={RouterLink} to="/veteran/resume" level="inherit">
          your {name}
        </Link>
        .
      </Quiet>
    </>
  );
}

type PreferenceFieldsProps = {
  form: UseFormReturn<Preferences>;
  errorOf: (field: string) => string | undefined;
};

const PreferenceFields = ({ form, errorOf }: PreferenceFieldsProps) => (
  <>
    <SelectField
      {...form.register('availability')}
      label="Availability"
      hint="How soon you could start"
      placeholder="Not given"
      options={availabilityOptions}
      optional
      error={errorOf('availability')}
    />
    <RadioField
      {...form.register('willing_to_relocate')}
      label="Would you relocate for a job?"
      options={moves}
      error={errorOf('willing_to_relocate')}
    />
    <NumberField
      {...form.register('miles')}
      label="How far would you commute?"
      hint="In miles, one way, from the town in your personal details"
      optional
      error={errorOf('miles')}
    />
  </>
);
