import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { industriesQuery, jobRolesQuery } from '../../../api/reference.ts';
import { ComboboxField } from '../../../ui/form/ComboboxField.tsx';
import { fieldText } from '../../../ui/form/fieldDefinition.ts';
import { PickSeveral } from '../../../ui/form/PickSeveral.tsx';
import { EditorField } from './EditorField.tsx';
import { jobFields } from './fields.ts';
import { OccupationField } from './OccupationField.tsx';
import type { StepProps } from './stepProps.ts';
import { openingsErrors } from './typed.ts';

// The longest text for which the server searches.
const longestRoleText = 60;

function useJobRoles(text: string) {
  const {
    data = [],
    isPending,
    isPlaceholderData,
    isError,
    refetch,
  } = useQuery({
    ...jobRolesQuery(text),
    placeholderData: keepPreviousData,
  });
  const part = text.toLowerCase();
  const options = isPlaceholderData ? data.filter(({ title }) => title.toLowerCase().includes(part)) : data;
  return { options, isLoading: isPending || (isPlaceholderData && options.length === 0), isError, refetch };
}

export function Basics(step: StepProps) {
  const { typed, change, errorOf } = step;
  const [roleText, setRoleText] = useState('');
  const roles = useJobRoles(roleText.trim().slice(0, longestRoleText));
  const industries = useQuery(industriesQuery());
  // A number that is not one is never sent, so it is reported as soon as the field loses focus.
  const [isLeft, setLeft] = useState(false);
  return (
    <>
      <EditorField {...step} name="title" />
      <ComboboxField
        {...fieldText(jobFields.job_role)}
        value={typed.job_role}
        options={roles.options}
        onSearch={setRoleText}
        emptyText="No job role has that name. Try a plainer word."
        loading={roles.isLoading}
        failed={roles.isError}
        onRetry={() => void roles.refetch()}
        error={errorOf('job_role_id')}
        onChange={(option) => change({ job_role: option && { id: Number(option.id), title: option.title } })}
      />
      <OccupationField {...step} />
      <EditorField {...step} name="job_type" />
      <EditorField {...step} name="type" />
      <EditorField
        {...step}
        name="openings"
        error={(isLeft ? openingsErrors(typed).openings : undefined) ?? errorOf('openings')}
        onBlur={() => setLeft(true)}
      />
      <PickSeveral
        {...fieldText(jobFields.industry)}
        most={jobFields.industry.maxItems}
        selected={typed.industry}
        options={industries.data ?? []}
        error={errorOf('industry')}
        onChange={(industry) => change({ industry })}
      />
    </>
  );
}
