import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { getInterviewCalendar, type Interview } from '../../../api/interviews.ts';
import type { OwnApplication } from '../../../api/ownApplications.ts';
import { DecisionCard } from '../../../ui/decision/DecisionCard.tsx';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { showProblem } from '../../../ui/feedback/showProblem.ts';
import { InterviewDetails } from '../../../ui/interview/InterviewDetails.tsx';
import { saveFile } from '../../../ui/saveFile.ts';
import { useFocusTarget } from '../../../ui/useFocusTarget.ts';
import { ActionButtons } from './ActionButtons.tsx';
import { type InterviewAct, InterviewDialog } from './InterviewDialog.tsx';
import { InterviewTimes } from './InterviewTimes.tsx';
import { ownInterviewView } from './ownInterviewView.ts';
import { interviewRefusal, useInterview } from './useInterview.ts';

type InterviewCardProps = {
  application: OwnApplication;
  interview: Interview;
  locale: string;
  onGone: (version: number) => void;
};

export function InterviewCard({ application, interview, locale, onGone }: InterviewCardProps) {
  const [act, setAct] = useState<InterviewAct | null>(null);
  const { target: title, focus } = useFocusTarget<HTMLHeadingElement>();
  const answering = useInterview(application, {
    onDecided: () => {
      setAct(null);
      focus();
    },
    onGone,
  });
  const { error, isPending, reset } = answering;
  const { name: employer } = application.job.company;
  const view = ownInterviewView({ interview, employer, locale });
  const open = (next: InterviewAct | null) => {
    reset();
    setAct(next);
  };
  const download = () =>
    getInterviewCalendar(application.id).then((file) => saveFile(file, 'interview.ics'), showProblem);
  return (
    <DecisionCard id="interview" title="Interview" titleRef={title}>
      {error && !isPending && !act && <InlineAlert kind="error">{interviewRefusal(error)}</InlineAlert>}
      <InterviewDetails view={view.details} locale={locale} other={employer} />
      {view.canConfirm && (
        <InterviewTimes
          key={`${interview.id} ${interview.sequence}`}
          {...{ interview, employer, locale, answering }}
        />
      )}
      <ActionButtons
        actions={view.actions}
        icons={{ calendar: <CalendarPlus size={20} aria-hidden="true" /> }}
        onAct={(action) => (action === 'calendar' ? void download() : open(action))}
      />
      {act && <InterviewDialog {...{ application, interview, act, answering }} onClose={() => open(null)} />}
    </DecisionCard>
  );
}
