import { useQuery } from '@tanstack/react-query';
import { colleaguesQuery } from '../../../api/companies.ts';
import { PickSeveral } from '../../../ui/form/PickSeveral.tsx';
import { type InterviewFields, maxPanel } from './interviewFields.ts';

type PanelOption = InterviewFields['panel'][number] & { detail?: string };

type PanelFieldProps = {
  panel: InterviewFields['panel'];
  error: string | undefined;
  onChange: (panel: InterviewFields['panel']) => void;
};

export function PanelField({ panel, error, onChange }: PanelFieldProps) {
  const { data, isError, refetch } = useQuery(colleaguesQuery());
  if (data?.length === 0 && panel.length === 0) return null;
  return (
    <PickSeveral<PanelOption>
      name="panel"
      label="Colleagues on the panel"
      hint="They get the calendar entry and the reminders, and the applicant sees their names."
      optional
      most={maxPanel}
      selected={panel}
      options={(data ?? []).map(({ id, name, job_title }) => ({
        id,
        title: name,
        ...(job_title && { detail: job_title }),
      }))}
      loading={!data && !isError}
      failed={isError}
      onRetry={() => void refetch()}
      emptyText="No colleague has this name."
      {...(error && { error })}
      onChange={(members) => onChange(members.map(({ id, title }) => ({ id, title })))}
    />
  );
}
