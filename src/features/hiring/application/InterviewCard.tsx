import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import type { ReceivedApplication } from '../../../api/applicants.ts';
import { cancelInterview, getInterviewCalendar, proposeInterview } from '../../../api/interviews.ts';
import { interviewLabel } from '../../../machines/applicationStages.ts';
import { DecisionSection, DecisionText } from '../../../ui/decision/DecisionCard.tsx';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { showProblem } from '../../../ui/feedback/showProblem.ts';
import { InterviewDetails } from '../../../ui/interview/InterviewDetails.tsx';
import { saveFile } from '../../../ui/saveFile.ts';
import { useFocusTarget } from '../../../ui/useFocusTarget.ts';
import { ActionButtons } from './ActionButtons.tsx';
import { InterviewDialog } from './InterviewDialog.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { receivedInterviewView } from './receivedInterviewView.ts';
import { useApplicationChange } from './useApplicationChange.ts';
import { isOvertaken } from './useMove.ts';

type InterviewCardProps = { application: ReceivedApplication; name: string; locale: string };

type Dialog = 'propose' | 'cancel';

export function InterviewCard({ application, name, locale }: InterviewCardProps) {
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const { target: section, focus } = useFocusTarget<HTMLElement>();
  const leave = () => {
    setDialog(null);
    focus();
  };
  const proposing = useApplicationChange(application, 'Interview times sent', leave);
  const cancelling = useApplicationChange(application, interviewLabel('cancelled', locale), leave);
  const open = (next: Dialog) => {
    proposing.reset();
    cancelling.reset();
    setDialog(next);
  };
  const download = () =>
    getInterviewCalendar(application.id).then((file) => saveFile(file, 'interview.ics'), showProblem);
  const { status, details, isProposingMain, actions } = receivedInterviewView({ application, name, locale });
  return (
    <DecisionSection title="Interview" sectionRef={section}>
      <DecisionText>{status}</DecisionText>
      {[proposing.error, cancelling.error].some(isOvertaken) && (
        <InlineAlert kind="warning">The interview has just changed. Check it and try again.</InlineAlert>
      )}
      {details && <InterviewDetails view={details} locale={locale} other={name} />}
      <ActionButtons
        actions={actions}
        looks={{
          calendar: { look: 'plain', icon: <CalendarPlus size={20} /> },
          propose: { look: isProposingMain ? 'main' : 'outlined' },
          cancel: { look: 'plainDanger' },
        }}
        onAct={(action) => (action === 'calendar' ? void download() : open(action))}
      />
      {dialog && (
        <InterviewChangeDialog
          {...{ dialog, application, name, proposing, cancelling }}
          onClose={() => setDialog(null)}
        />
      )}
    </DecisionSection>
  );
}

type Change = ReturnType<typeof useApplicationChange>;

type InterviewChangeDialogProps = Omit<InterviewCardProps, 'locale'> & {
  dialog: Dialog;
  proposing: Change;
  cancelling: Change;
  onClose: () => void;
};

function InterviewChangeDialog(props: InterviewChangeDialogProps) {
  const { dialog, application, name, proposing, cancelling, onClose } = props;
  const { id, version, interview } = application;
  if (dialog === 'propose')
    return (
      <InterviewDialog
        {...{ interview, name, onClose }}
        application={application}
        purpose={interview?.status === 'confirmed' ? 'move' : 'propose'}
        sending={proposing}
        onSend={(proposal, message) =>
          proposal && proposing.mutate(() => proposeInterview(id, { version, interview: proposal, message }))
        }
      />
    );
  return (
    interview && (
      <ReasonDialog
        title="Cancel this interview?"
        text={`We’ll tell ${name} straight away, with your reason. The application stays open.`}
        hint={`${name} will read it.`}
        act="Cancel interview"
        safe="Keep interview"
        sending={cancelling}
        onSend={(message) =>
          cancelling.mutate(() =>
            cancelInterview(id, { interview_id: interview.id, sequence: interview.sequence, message }),
          )
        }
        onClose={onClose}
      />
    )
  );
}
