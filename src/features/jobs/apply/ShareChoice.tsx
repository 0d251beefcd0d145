import { useQuery } from '@tanstack/react-query';
import { applicationPreviewQuery } from '../../../api/applications.ts';
import type { Job } from '../../../api/jobs.ts';
import type { User } from '../../../api/profile.ts';
import { alwaysSentText, nothingShared, visibleOnProfile } from '../../../documents/sentDetails.ts';
import type { ApplyAnswers } from '../../../machines/apply.ts';
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx';
import { FieldGroup } from '../../../ui/form/FieldGroup.tsx';

type ShareChoiceProps = {
  job: Job;
  resumeId: number | null;
  answers: ApplyAnswers | null;
  user: User;
  documentName: string;
};

/** Offers only what there is to share. */
export function ShareChoice({ job, resumeId, answers, user, documentName }: ShareChoiceProps) {
  const query = { resume_id: resumeId ?? 0, clearance: 1 as const };
  const { data } = useQuery({ ...applicationPreviewQuery(job.id, query), enabled: resumeId !== null });
  const hasClearance = data?.profile.clearance !== null;
  const onProfile = visibleOnProfile({
    share: nothingShared,
    user: { ...user, ...user.user_details },
    document: documentName,
    employer: job.company.name,
  });
  const hints = [
    `We always send your ${documentName} and, as far as your profile has them, your ${alwaysSentText}.`,
    onProfile,
    hasClearance
      ? null
      : `This ${documentName} shows employers no security clearance, so there’s none to share. You can change that in the ${documentName} editor, under “Who can see it”.`,
  ];
  return (
    <FieldGroup
      id="share"
      label="What else would you like to share?"
      hint={hints.filter(Boolean).join(' ')}
      optional
    >
      {user.user_details.phone_number && (
        <CheckboxField name="phone" label="My phone number" defaultChecked={answers?.share.phone} />
      )}
      {hasClearance && (
        <CheckboxField
          name="clearance"
          label="My security clearance"
          defaultChecked={answers?.share.clearance}
        />
      )}
    </FieldGroup>
  );
}
