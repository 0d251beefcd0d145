import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import type { ReceivedApplication } from '../../../api/applicants.ts';
import {
  cancelInterview,
  getInterviewCalendar,
  type Interview,
  type InterviewProposal,
  proposeInterview,
} from '../../../api/interviews.ts';
import {
  cancelledIn,
  hasInterviewTerms,
  interviewFormats,
  interviewLabel,
} from '../../../machines/applicationStages.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { showProblem } from '../../../ui/feedback/showProblem.ts';
import { InterviewFacts } from '../../../ui/interview/InterviewFacts.tsx';
import { deadlineText, momentText, otherClockText } from '../../../ui/interview/interviewTime.ts';
import { pageLocale } from '../../../ui/intl.ts';
import { saveFile } from '../../../ui/saveFile.ts';
import { token } from '../../../ui/theme/token.ts';
import { useFocusTarget } from '../../../ui/useFocusTarget.ts';
import { InterviewDialog } from './InterviewDialog.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { useApplicationChange } from './useApplicationChange.ts';
import { isOvertaken } from './useMove.ts';

const Small = styled('p')({
  fontSize: '0.9375rem',
  lineHeight: '22px',
  color: token.second,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
const Acts = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });
const Times = styled('ul')({
  margin: 0,
  paddingLeft: 20,
  fontSize: '0.9375rem',
  color: token.second,
  fontVariantNumeric: 'tabular-nums',
});

const statusTexts: Record<Interview['status'], (name: string) => string> = {
  proposed: (name) => `${name} can choose one of these times:`,
  requested: (name) => `${name} asks for other times. Propose new ones, or decide without an interview.`,
  confirmed: (name) => `You’re meeting ${name}. You can decide after the interview.`,
  held: () => 'The interview is over. Decide what comes next, or propose a second one.',
  lapsed: (name) => `${name} didn’t choose a time before the last one passed. You can propose others.`,
  declined: (name) => `${name} has declined the interview. You can propose it again or decide without it.`,
  cancelled: () =>
    `The interview has been ${cancelledIn(pageLocale())}. You can propose a new one or decide without it.`,
};

const statusText = ({ status, times }: Interview, name: string) =>
  status === 'proposed' && !times.some(({ is_open }) => is_open)
    ? `None of the times you proposed to ${name} is still free. Propose new ones.`
    : statusTexts[status](name);

type InterviewCardProps = { application: ReceivedApplication; name: string; locale: string };

export function InterviewCard({ application, name, locale }: InterviewCardProps) {
  const { id, version, interview } = application;
  const [dialog, setDialog] = useState<'propose' | 'cancel' | null>(null);
  const { target: section, focus } = useFocusTarget<HTMLElement>();
  const close = () => setDialog(null);
  const leave = () => {
    close();
    focus();
  };
  const isConfirmed = interview?.status === 'confirmed';
  const proposing = useApplicationChange(application, 'Interview times sent', leave);
  const cancelling = useApplicationChange(application, interviewLabel('cancelled', locale), leave);
  const isLate = [proposing.error, cancelling.error].some(isOvertaken);
  const open = (next: 'propose' | 'cancel') => {
    proposing.reset();
    cancelling.reset();
    setDialog(next);
  };
  const canPropose = interview ? interview.allowed.includes('proposed') : true;
  const isPrimary = !interview || !['proposed', 'confirmed', 'held'].includes(interview.status);
  const download = () =>
    getInterviewCalendar(id).then((file) => saveFile(file, 'interview.ics'), showProblem);
  const propose = (proposal: InterviewProposal | null, message: string | null) =>
    proposal && proposing.mutate(() => proposeInterview(id, { version, interview: proposal, message }));
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label="Interview"
      style={{ display: 'grid', gap: 12, width: '100%' }}
    >
      <Small>{interview ? statusText(interview, name) : `No times have been proposed to ${name} yet.`}</Small>
      {isLate && (
        <InlineAlert kind="warning">The interview has just changed. Check it and try again.</InlineAlert>
      )}
      {interview && <InterviewDetails {...{ application, interview, name, locale }} />}
      <Acts>
        {isConfirmed && (
          <Button variant="plain" startDecorator={<CalendarPlus size={20} />} onClick={() => void download()}>
            Add to calendar
          </Button>
        )}
        {canPropose && (
          <Button
            {...(isPrimary ? { size: 'lg' } : { variant: 'outlined', color: 'neutral' })}
            onClick={() => open('propose')}
          >
            {isConfirmed
              ? 'Move interview'
              : interview?.status === 'held'
                ? 'Propose a second interview'
                : 'Propose times'}
          </Button>
        )}
        {interview?.allowed.includes('cancelled') && (
          <Button variant="plain" color="danger" onClick={() => open('cancel')}>
            Cancel interview
          </Button>
        )}
      </Acts>
      {dialog === 'propose' && (
        <InterviewDialog
          {...{ interview, name }}
          applicationId={id}
          purpose={isConfirmed ? 'move' : 'propose'}
          sending={proposing}
          onSend={propose}
          onClose={close}
        />
      )}
      {dialog === 'cancel' && interview && (
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
          onClose={close}
        />
      )}
    </section>
  );
}

type DetailsProps = InterviewCardProps & { interview: Interview };

function InterviewDetails({ application, interview, name, locale }: DetailsProps) {
  const { status, times, message, message_by } = interview;
  const deadline = deadlineText(application, locale);
  return (
    <>
      {status === 'proposed' && (
        <Times>
          {times.map(({ at, is_open }) => {
            const theirs = otherClockText(at, locale, { other: interview.other_zone });
            return (
              <li key={at}>
                <time dateTime={at}>{momentText(at, locale)}</time>
                {theirs && ` (${theirs} for ${name})`}
                {!is_open && ', no longer free'}
              </li>
            );
          })}
        </Times>
      )}
      {hasInterviewTerms(status) && (
        <InterviewFacts {...{ interview, locale }} format={interviewFormats[interview.mode]} other={name} />
      )}
      {deadline && <Small>{`${name} can answer until ${deadline}.`}</Small>}
      {message && <Small>{`${message_by === 'veteran' ? `${name} wrote` : 'You wrote'}: ${message}`}</Small>}
    </>
  );
}
