import Button from '@mui/joy/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarSync, Copy } from 'lucide-react';
import { useState } from 'react';
import { calendarFeedQuery, createCalendarFeed, deleteCalendarFeed } from '../../../api/transitionPlans.ts';
import { dayText, localDay } from '../../../ui/calendar.ts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { useCopy } from '../../../ui/form/useCopy.ts';
import { Row } from '../../../ui/Row.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';

function useCalendarFeed() {
  const queries = useQueryClient();
  const { queryKey } = calendarFeedQuery();
  const { data: feed, error: loadError, refetch } = useQuery(calendarFeedQuery());
  const create = useMutation({
    mutationFn: createCalendarFeed,
    onSuccess: ({ created_at }) => queries.setQueryData(queryKey, { created_at, last_read_at: null }),
  });
  const stop = useMutation({
    mutationFn: deleteCalendarFeed,
    onSuccess(stopped) {
      queries.setQueryData(queryKey, stopped);
      create.reset();
      toast.success('The address has been stopped');
    },
  });
  return { feed, loadError, refetch, create, stop };
}

/** The address is shown once, when it is made: the server keeps only its hash. */
export function CalendarSubscription({ locale }: { locale: string }) {
  const { feed, loadError, refetch, create, stop } = useCalendarFeed();
  const [asks, setAsks] = useState<'replace' | 'stop' | null>(null);
  const close = () => setAsks(null);
  if (!feed) {
    if (!loadError) return null;
    return (
      <>
        <InlineAlert kind="error">{loadError.message}</InlineAlert>
        <Button variant="outlined" color="neutral" size="sm" onClick={() => void refetch()}>
          Try again
        </Button>
      </>
    );
  }
  const exists = feed.created_at !== null;
  return (
    <>
      {create.data ? (
        <NewAddress url={create.data.url} />
      ) : (
        <p>
          {exists ? stateText(feed, locale) : 'Your calendar app can follow the dates of your active plans.'}
        </p>
      )}
      {!exists && (
        <>
          {create.error && <InlineAlert kind="error">{create.error.message}</InlineAlert>}
          <Button
            variant="outlined"
            color="neutral"
            size="sm"
            startDecorator={<CalendarSync size={18} aria-hidden="true" />}
            loading={create.isPending}
            onClick={() => create.mutate()}
          >
            Subscribe in your calendar
          </Button>
        </>
      )}
      {exists && (
        <Row gap="sm">
          {!create.data && (
            <Button variant="outlined" color="neutral" size="sm" onClick={() => setAsks('replace')}>
              Make a new address
            </Button>
          )}
          <Button variant="plain" color="neutral" size="sm" onClick={() => setAsks('stop')}>
            Stop this address
          </Button>
        </Row>
      )}
      <ConfirmDialog
        open={asks === 'replace'}
        title="Make a new calendar address?"
        safeLabel="Keep it"
        actLabel="Make a new one"
        busy={create.isPending}
        error={create.error?.message}
        onSafe={close}
        onAct={() => create.mutate(undefined, { onSuccess: close })}
      >
        The address you have now stops working. Calendars that use it need the new one.
      </ConfirmDialog>
      <ConfirmDialog
        open={asks === 'stop'}
        title="Stop this calendar address?"
        safeLabel="Keep it"
        actLabel="Stop"
        actColor="danger"
        busy={stop.isPending}
        error={stop.error?.message}
        onSafe={close}
        onAct={() => stop.mutate(undefined, { onSuccess: close })}
      >
        Calendars that use it will no longer be updated. You can make a new address at any time.
      </ConfirmDialog>
    </>
  );
}

type Feed = { created_at: string | null; last_read_at: string | null };

function stateText({ created_at, last_read_at }: Feed, locale: string): string {
  const dayOf = (moment: string) => dayText(localDay(new Date(moment)), locale);
  const since = `Your calendar address has worked since ${dayOf(created_at ?? '')}.`;
  return `${since} ${last_read_at ? `A calendar last read it on ${dayOf(last_read_at)}.` : 'No calendar has read it yet.'}`;
}

function NewAddress({ url }: { url: string }) {
  const { field, copy } = useCopy(url, 'Address copied');
  return (
    <>
      <TextField
        ref={field}
        name="calendar_address"
        label="Your calendar address"
        hint="Copy it now: we can’t show it again. Anyone who has it can read your dates and notes. It stops when you change your password or email, or sign out everywhere."
        readOnly
        value={url}
        onFocus={({ target }) => target.select()}
      />
      <Row gap="md" align="center">
        <Button size="sm" startDecorator={<Copy size={18} aria-hidden="true" />} onClick={copy}>
          Copy
        </Button>
        <TextLink to={url.replace(/^https?:/, 'webcal:')}>Open in your calendar app</TextLink>
      </Row>
    </>
  );
}
