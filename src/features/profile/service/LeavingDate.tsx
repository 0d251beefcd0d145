import Button from '@mui/joy/Button';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { documentName, leavingDateQuery } from '../../../api/profile.ts';
import { dateText, onDateText } from '../../../ui/calendar.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { later } from '../../../ui/later.tsx';
import { ButtonRow, RowTitle, Subsection } from '../parts.ts';
import type { SectionProps } from '../sectionProps.ts';

const LeavingDateDialog = later(async () => (await import('./LeavingDateDialog.tsx')).LeavingDateDialog);

type Leaving = NonNullable<NonNullable<ReturnType<typeof useLeaving>>['leaving']>;

const useLeaving = () => useQuery(leavingDateQuery()).data;

function words({ answer, on }: Leaving, locale: string): string {
  if (answer === 'undecided') return 'You haven’t decided when you leave.';
  if (!on) return 'You’ve left the service.';
  return `You ${answer === 'left' ? 'left' : 'leave'} ${onDateText(on, locale)}.`;
}

/** Nothing for people who do not serve and never did. */
export function LeavingDate({ user, tenant }: Pick<SectionProps, 'user' | 'tenant'>) {
  const data = useLeaving();
  const [dialog, setDialog] = useState<{ date: string } | null>(null);
  if (!data?.leaving) return null;
  const { leaving, cv_month } = data;
  const { locale } = tenant;
  const name = documentName(user);
  const cvMonth = cv_month && dateText(cv_month, locale, { month: 'long', year: 'numeric' });
  return (
    <Subsection aria-labelledby="leaving-date">
      <div>
        <RowTitle id="leaving-date">Leaving date</RowTitle>
        <p>{words(leaving, locale)}</p>
      </div>
      {cv_month && (
        <InlineAlert kind="warning" live={false}>
          {`Your ${name} says ${cvMonth}. Which is right? If it’s your leaving date here, correct the period below.`}
        </InlineAlert>
      )}
      <ButtonRow>
        {cv_month && (
          <Button variant="outlined" color="neutral" onClick={() => setDialog({ date: cv_month })}>
            {`Use ${cvMonth}`}
          </Button>
        )}
        <Button variant="outlined" color="neutral" onClick={() => setDialog({ date: leaving.on ?? '' })}>
          Change your leaving date
        </Button>
      </ButtonRow>
      {dialog && (
        <Suspense>
          <LeavingDateDialog date={dialog.date} locale={locale} onClose={() => setDialog(null)} />
        </Suspense>
      )}
    </Subsection>
  );
}
