import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { masterQuestionsQuery, type Question } from '../../../api/questions.ts';
import { Country } from '../../../machines/country.ts';
import { DateField } from '../../../ui/form/DateField.tsx';
import { exampleDate } from '../../../ui/form/dateOrder.ts';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { PhoneField } from '../../../ui/form/PhoneField.tsx';
import { loadPhoneRules } from '../../../ui/form/phoneRules.ts';
import { RadioField } from '../../../ui/form/RadioField.tsx';
import { useDraft } from '../draft/useDraft.ts';
import { Loaded } from '../Loaded.tsx';
import { useFlow, useOnboarding, useOnboardingData } from '../onboardingFlow.tsx';
import { StageActions } from '../StageActions.tsx';
import { StageForm } from '../StageForm.tsx';
import { useStageForm } from '../useStageForm.ts';
import { leavingQuestion } from './leavingDate.ts';
import { detailFields, genders, personalDetailsSchema, type TypedDetails } from './personalDetails.ts';

const callingCodes: Record<number, string> = { [Country.UnitedKingdom]: '+44', [Country.UnitedStates]: '+1' };

const fieldOf = (path: string) =>
  path === 'phone_number' || path === 'country_code'
    ? 'phone'
    : path === 'question_id'
      ? 'answer_option_id'
      : path === 'leaving.on'
        ? 'leaving'
        : path;

function useDefaults(): TypedDetails {
  const { user, countryId } = useFlow();
  const stored = useOnboardingData()?.personal_details;
  const { phone_number, country_code } = user.user_details;
  return {
    dob: stored?.dob ?? '',
    phone: {
      country_code: stored?.country_code ?? country_code ?? callingCodes[countryId] ?? '+44',
      phone_number: stored?.phone_number ?? phone_number ?? '',
    },
    gender: stored?.gender ?? '',
    answer_option_id: String(stored?.answer_option_id ?? ''),
    leaving: stored?.leaving?.on ?? '',
  };
}

export function PersonalDetails() {
  const query = useQuery(masterQuestionsQuery('personal_details'));
  return (
    <Loaded query={query} what="The questions">
      {([question]) => question && <PersonalDetailsForm question={question} />}
    </Loaded>
  );
}

function useDetailsForm(question: Question) {
  const { locale } = useFlow();
  const failure = useOnboarding((snapshot) => snapshot.context.failure);
  const { opened, keep, conflict } = useDraft<TypedDetails>(0, detailFields(question, locale));
  const checked = useStageForm({
    schema: personalDetailsSchema(question),
    defaultValues: { ...useDefaults(), ...opened },
    failure,
    keep,
    fieldOf,
  });
  return { ...checked, conflict };
}

function PersonalDetailsForm({ question }: { question: Question }) {
  const { actor, cvLabel } = useFlow();
  const busy = useOnboarding((snapshot) =>
    snapshot.matches({ underway: { screen: { personalDetails: 'saving' } } }),
  );
  const { form, problems, attempt, errorOf, conflict } = useDetailsForm(question);
  useEffect(loadPhoneRules, []);

  const submit = form.handleSubmit((checked) =>
    actor.send({
      type: 'personalDetails.submitted',
      answers: { ...checked, question_id: question.id },
    }),
  );
  return (
    <StageForm onSubmit={submit} conflict={conflict}>
      <ErrorSummary problems={problems} attempt={attempt} />
      <BirthdayAndPhone control={form.control} errorOf={errorOf} />
      <RadioField
        {...form.register('gender')}
        label="Gender"
        hint="We only use this to check that we treat everyone fairly"
        options={genders}
        error={errorOf('gender')}
      />
      <RadioField
        {...form.register('answer_option_id')}
        label={question.title}
        hint={question.why_we_ask ?? undefined}
        options={question.options.map(({ id, label }) => ({ value: String(id), label }))}
        error={errorOf('answer_option_id')}
      />
      <LeavingDate question={question} control={form.control} errorOf={errorOf} />
      <StageActions busy={busy} next={`your ${cvLabel}. An old one is fine`} />
    </StageForm>
  );
}

type FieldsProps = {
  control: ReturnType<typeof useDetailsForm>['form']['control'];
  errorOf: (field: string) => string | undefined;
};

/** Asked of those who serve or served, in the words that fit what they chose above. */
function LeavingDate({ question, control, errorOf }: FieldsProps & { question: Question }) {
  const optionId = useWatch({ control, name: 'answer_option_id' });
  const status = question.options.find(({ id }) => String(id) === optionId)?.value ?? '';
  const text = leavingQuestion(status);
  return text ? (
    <Controller
      control={control}
      name="leaving"
      render={({ field: { name, value, onChange } }) => (
        <DateField {...text} name={name} value={value} onChange={onChange} error={errorOf(name)} />
      )}
    />
  ) : null;
}

const BirthdayAndPhone = ({ control, errorOf }: FieldsProps) => (
  <>
    <Controller
      control={control}
      name="dob"
      render={({ field: { name, value, onChange } }) => (
        <DateField
          name={name}
          value={value}
          onChange={onChange}
          birthday
          label="Date of birth"
          hint={`For example, ${exampleDate()}. We never show it to employers.`}
          error={errorOf(name)}
        />
      )}
    />
    <Controller
      control={control}
      name="phone"
      render={({ field: { name, value, onChange } }) => (
        <PhoneField
          name={name}
          value={value}
          onChange={onChange}
          label="Phone number"
          hint="So that employers can call you about your applications"
          error={errorOf(name)}
        />
      )}
    />
  </>
);
