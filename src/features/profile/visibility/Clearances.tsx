import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { everyPreview } from '../../../api/candidatePreview.ts';
import type { ApiError } from '../../../api/client.ts';
import type { User } from '../../../api/profile.ts';
import {
  type Resume,
  resumeQuery,
  type SavedResumeSection,
  saveResumeSection,
} from '../../../api/resumes.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { SwitchField } from '../../../ui/form/SwitchField.tsx';
import { Quiet } from '../../../ui/Quiet.tsx';
import { ProfileRows, RowTitle, Subsection } from '../parts.ts';

type Clearance = Resume['sections']['security_clearance'][number];

interface Change {
  clearance: Clearance;
  isFound: boolean;
}

function useAudienceChange(id: number, data: Resume | undefined) {
  const queries = useQueryClient();
  const { queryKey } = resumeQuery(id);
  return useMutation<SavedResumeSection, ApiError, Change>({
    mutationFn: ({ clearance, isFound }) => {
      const items = (data?.sections.security_clearance ?? []).map((item) =>
        item.id === clearance.id
          ? { ...item, audience: isFound ? ('approved_employers' as const) : ('applied_to' as const) }
          : item,
      );
      return saveResumeSection(id, 'security_clearance', { version: data?.version ?? 0, items });
    },
    async onSuccess(_, { isFound }) {
      toast.success(isFound ? 'Employers can now find you by it' : 'Removed from employers’ filters');
      await queries.invalidateQueries({ queryKey });
      await queries.invalidateQueries(everyPreview());
    },
    onError({ code, data: stored }) {
      if (code === 'version_conflict') queries.setQueryData(queryKey, stored as Resume);
    },
  });
}

export function Clearances({ user, documentName }: { user: User; documentName: string }) {
  const id = user.resume.find(({ is_primary }) => is_primary)?.id ?? 0;
  const { data, error } = useQuery({ ...resumeQuery(id), enabled: id > 0 });
  const change = useAudienceChange(id, data);
  if (error && !data) {
    return <InlineAlert kind="error">{`Your clearances didn’t load. ${error.message}`}</InlineAlert>;
  }
  const clearances = data?.sections.security_clearance.filter(({ level }) => level) ?? [];
  if (clearances.length === 0) return null;
  const { variables, isPending } = change;
  const isAbout = (clearance: Clearance) => variables?.clearance.id === clearance.id;
  return (
    <Subsection aria-labelledby="clearances">
      <div>
        <RowTitle id="clearances">Security clearance</RowTitle>
        <Quiet>{`From your ${documentName}. Employers can filter candidates by it, if you allow that.`}</Quiet>
      </div>
      <ProfileRows>
        {clearances.map((clearance) => (
          <div key={clearance.id}>
            <SwitchField
              name={`clearance-${clearance.id}`}
              label={`Let employers find me by ${clearance.level}`}
              hint={
                clearance.audience === 'hidden'
                  ? 'Nobody can see it at the moment. If you turn this on and off again, employers you apply to can.'
                  : 'Off, only employers you apply to will see it.'
              }
              checked={
                isPending && isAbout(clearance)
                  ? variables?.isFound === true
                  : clearance.audience === 'approved_employers'
              }
              busy={isPending}
              error={
                !isPending && isAbout(clearance) && change.error
                  ? change.error.code === 'version_conflict'
                    ? `You changed your ${documentName} in another window. Please try again.`
                    : change.error.message
                  : undefined
              }
              onChange={(isFound) => change.mutate({ clearance, isFound })}
            />
          </div>
        ))}
      </ProfileRows>
    </Subsection>
  );
}
