import { useQuery } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import * as z from 'zod/mini';
import type { components } from '../../../../openapi.gen.d.ts';
import { onboardingServicesQuery } from '../../../api/onboarding.ts';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { FieldGroup } from '../../../ui/form/FieldGroup.tsx';
import { RadioField } from '../../../ui/form/RadioField.tsx';
import { visibilities, visibilityOptions } from '../../../ui/visibilities.ts';
import { draftField } from '../conflict/draftField.ts';
import { useDraft } from '../draft/useDraft.ts';
import { Loaded } from '../Loaded.tsx';
import { useFlow, useOnboarding } from '../onboardingFlow.tsx';
import { StageActions } from '../StageActions.tsx';
import { StageForm } from '../StageForm.tsx';
import { useStageForm } from '../useStageForm.ts';
import { CrisisLines } from './CrisisLines.tsx';
import { ServiceList } from './ServiceList.tsx';

type Schemas = components['schemas'];
type Choice = { service_ids: number[]; candidate_visibility: Schemas['Visibility'] };

interface TypedServices {
  service_ids: number[];
  candidate_visibility: string;
}

const mostServices = 20;

/** The output is the request body. */
const servicesSchema = z.object({
  service_ids: z.array(z.number()).check(z.maxLength(mostServices, `Choose ${mostServices} or fewer`)),
  candidate_visibility: z.enum(
    visibilities.map(({ value }) => value),
    'Choose who may see your profile',
  ),
}) satisfies { _zod: { output: Choice } };

type ServiceChoice = components['schemas']['ServiceChoice'];

export function Services() {
  const query = useQuery(onboardingServicesQuery());
  return (
    <Loaded query={query} what="The services">
      {(choice) => <ServicesForm choice={choice} />}
    </Loaded>
  );
}

const draftFields = ({ recommended }: ServiceChoice) => [
  draftField<TypedServices>(
    'Who can help',
    ({ service_ids }) => service_ids,
    ({ service_ids = [] }) =>
      recommended.filter(({ id }) => service_ids.includes(id)).map(({ name }) => name),
  ),
  draftField<TypedServices>(
    'Who can see your profile',
    ({ candidate_visibility }) => candidate_visibility,
    ({ candidate_visibility }) => visibilities.find(({ value }) => value === candidate_visibility)?.label,
  ),
];

const toggled = (ids: readonly number[], id: number) =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

function ServicesForm({ choice }: { choice: ServiceChoice }) {
  const { actor, cvLabel } = useFlow();
  const failure = useOnboarding((snapshot) => snapshot.context.failure);
  const busy = useOnboarding((snapshot) =>
    snapshot.matches({ underway: { screen: { services: 'saving' } } }),
  );
  const { opened, keep, conflict } = useDraft<TypedServices>(5, draftFields(choice));
  const { form, problems, attempt, errorOf } = useStageForm({
    schema: servicesSchema,
    defaultValues: {
      service_ids: choice.selected_ids,
      candidate_visibility: choice.candidate_visibility ?? 'hidden',
      ...opened,
    } as TypedServices,
    failure,
    keep,
  });
  const submit = form.handleSubmit((choice) => actor.send({ type: 'services.submitted', choice }));
  const crisisLines = choice.recommended.filter((service) => service.crisis_line);
  return (
    <StageForm onSubmit={submit} conflict={conflict}>
      {crisisLines.length > 0 && <CrisisLines services={crisisLines} />}
      <ErrorSummary problems={problems} attempt={attempt} />
      <Controller
        control={form.control}
        name="service_ids"
        render={({ field: { value, onChange } }) => (
          <FieldGroup
            id="service_ids"
            label="Who can help"
            hint="Choose as many as you like, or none. We’ll show them on your dashboard. Nobody else will know."
            legendSize="title"
            error={errorOf('service_ids')}
          >
            <ServiceList
              services={choice.recommended}
              selectedIds={value}
              onToggle={(id) => onChange(toggled(value, id))}
            />
          </FieldGroup>
        )}
      />
      <RadioField
        {...form.register('candidate_visibility')}
        label="Who can see your profile"
        legendSize="title"
        options={visibilityOptions(cvLabel)}
        error={errorOf('candidate_visibility')}
      />
      <StageActions label="Finish" busy={busy} next="your dashboard, based on your plan" />
    </StageForm>
  );
}
