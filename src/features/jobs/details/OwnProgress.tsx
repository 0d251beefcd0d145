import { useQuery } from '@tanstack/react-query';
import { ownApplicationQuery } from '../../../api/ownApplications.ts';
import { dayText, localDay } from '../../../ui/calendar.ts';
import { appointmentText, deadlineText } from '../../../ui/interview/interviewTime.ts';
import { chipOf, datedPointsOf } from '../../../ui/route/ownProgress.ts';
import { RouteLine } from '../../../ui/route/RouteLine.tsx';
import { StatusChip } from '../../../ui/route/StatusChip.tsx';

type OwnProgressProps = { applicationId: number; locale: string };

/** As the page of the application shows it, which is one click away; nothing until it has loaded. */
export function OwnProgress({ applicationId, locale }: OwnProgressProps) {
  const { data } = useQuery(ownApplicationQuery(applicationId));
  if (!data) return null;
  const dayOf = (moment: string) => dayText(localDay(new Date(moment)), locale);
  const [deadline, appointment] = [deadlineText(data, locale), appointmentText(data, locale)];
  return (
    <>
      <StatusChip {...chipOf(data)} />
      {deadline && <p>{`Answer by ${deadline}`}</p>}
      {appointment && <p>{`On ${appointment}`}</p>}
      {data.first_day && <p>{`First day: ${dayText(data.first_day, locale)}`}</p>}
      <RouteLine label="Progress of your application" points={datedPointsOf(data, dayOf)} />
    </>
  );
}
