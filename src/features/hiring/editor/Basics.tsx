import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { industriesQuery, jobRolesQuery } from '../../../api/reference.ts';
import { CheckboxGroupField } from '../../../ui/form/CheckboxGroupField.tsx';
import { ComboboxField } from '../../../ui/form/ComboboxField.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { jobTypes, optionsOf, workTypes } from './labels.ts';
import { OccupationField } from './OccupationField.tsx';
import { PickSeveral } from './PickSeveral.tsx';
import type { StepProps } from './stepProps.ts';

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

export function Basics({ typed, change, errorOf }: StepProps) {
  const [roleText, setRoleText] = useState('');
  const roles = useJobRoles(roleText.trim().slice(0, longestRoleText));
  const industries = useQuery(industriesQuery());
  return (
    <>
      <TextField
        id="title"
        label="Job title"
        hint="Use words people search for: “Depot Shift Manager”, not “Ops Lead III”."
        maxLength={120}
        value={typed.title}
        error={errorOf('title')}
        onChange={({ target }) => change({ title: target.value })}
      />
      <ComboboxField
        name="job_role_id"
        label="Job role"
        hint="Used in filters and to calculate matches."
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
      <OccupationField typed={typed} change={change} errorOf={errorOf} />
      <CheckboxGroupField
        name="job_type"
        label="Contract type"
        value={typed.job_type}
        options={optionsOf(jobTypes)}
        error={errorOf('job_type')}
        onChange={(values) => change({ job_type: values as typeof typed.job_type })}
      />
      <CheckboxGroupField
        name="type"
        label="Workplace"
        value={typed.type}
        options={optionsOf(workTypes)}
        error={errorOf('type')}
        onChange={(values) => change({ type: values as typeof typed.type })}
      />
      <NumberField
        id="openings"
        label="How many people do you need?"
        min={1}
        max={999}
        value={typed.openings}
        error={errorOf('openings')}
        onChange={({ target }) => change({ openings: target.value })}
      />
      <PickSeveral
        name="industry"
        label="Industry"
        optional
        most={5}
        selected={typed.industry}
        options={industries.data ?? []}
        error={errorOf('industry')}
        onChange={(industry) => change({ industry })}
      />
    </>
  );
}
