import Button from '@mui/joy/Button';
import { CalendarPlus, Download } from 'lucide-react';
import type { User } from '../../../api/profile.ts';
import {
  getTransitionPlanCalendar,
  getTransitionPlanPdf,
  type TransitionPlan,
} from '../../../api/transitionPlans.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { Lead, PageHeading } from '../../../ui/layout/PageHeading.tsx';
import { Row } from '../../../ui/Row.tsx';
import { saveFile } from '../../../ui/saveFile.ts';
import { milestonesLead } from './milestone.ts';

const download = (work: Promise<Blob>, name: string) =>
  work.then(
    (blob) => saveFile(blob, name),
    ({ message }: Error) => toast.error(message),
  );

export function PlanHead({ plan, user }: { plan: TransitionPlan; user: User }) {
  const { first_name, last_name } = user.user_details;
  const file = `${last_name || first_name}_Transition_Plan`.replaceAll(/[^\p{L}\p{M}\p{N}_-]+/gu, '_');
  const lead =
    plan.status === 'completed'
      ? 'You’ve dealt with every date. This plan is complete.'
      : plan.status === 'archived'
        ? 'Archived. You can still read it here.'
        : milestonesLead(plan.milestones);
  return (
    <Row gap="lg" mb="2xl" align="start" justify="space-between">
      <div>
        <PageHeading>{plan.title}</PageHeading>
        <Lead>{lead}</Lead>
      </div>
      {plan.status !== 'draft' && (
        <Row gap="md">
          <Button
            variant="outlined"
            color="neutral"
            startDecorator={<CalendarPlus size={20} aria-hidden="true" />}
            onClick={() => void download(getTransitionPlanCalendar(plan.id), `${file}.ics`)}
          >
            Calendar
          </Button>
          <Button
            variant="outlined"
            color="neutral"
            startDecorator={<Download size={20} aria-hidden="true" />}
            onClick={() => void download(getTransitionPlanPdf(plan.id), `${file}.pdf`)}
          >
            Download PDF
          </Button>
        </Row>
      )}
    </Row>
  );
}
