import styled from '@emotion/styled';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../../api/client.ts';
import {
  type NotificationPreferences,
  preferencesQuery,
  savePreferences,
} from '../../../api/notifications.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { NotLoaded } from '../../../ui/feedback/NotLoaded.tsx';
import { SkeletonRows, Waiting } from '../../../ui/feedback/Skeleton.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { SwitchField } from '../../../ui/form/SwitchField.tsx';
import { Quiet } from '../../../ui/Quiet.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { hidden } from '../../../ui/theme/token.ts';
import { ProfileRows, RowTitle } from '../parts.ts';
import type { SectionProps } from '../sectionProps.ts';
import { kinds, type NotificationChannel, type NotificationKind, turned, ways } from './kinds.ts';

const Columns = styled(Stack)({
  '@media (min-width:600px)': { gridTemplateColumns: 'minmax(0, 1fr) 200px', gap: 32 },
});
const Switches = styled('div')({ display: 'grid', gap: 16, alignContent: 'start' });

interface Turn {
  kind: NotificationKind['key'];
  way: NotificationChannel;
  isOn: boolean;
  next: NotificationPreferences;
}

export function NotificationsSection({ user }: SectionProps) {
  const { data, error, isFetching, refetch } = useQuery(preferencesQuery());
  if (error && !data && !isFetching) {
    return (
      <NotLoaded what="Your choices" onRetry={refetch} level={3}>
        {error.message}
      </NotLoaded>
    );
  }
  if (!data) {
    return (
      <Waiting label="Loading your choices">
        <SkeletonRows />
      </Waiting>
    );
  }
  return (
    <>
      <KindSwitches rows={kinds[user.role]} preferences={data} />
      <InlineAlert kind="info" live={false}>
        We always email you about your password, your email address and your account. You can’t turn these
        off.
      </InlineAlert>
    </>
  );
}

type KindSwitchesProps = { rows: readonly NotificationKind[]; preferences: NotificationPreferences };

function KindSwitches({ rows, preferences }: KindSwitchesProps) {
  const queries = useQueryClient();
  const { mutate, variables, isPending, error } = useMutation<NotificationPreferences, ApiError, Turn>({
    mutationFn: ({ next }) => savePreferences(next),
    onSuccess: (saved) => {
      queries.setQueryData(preferencesQuery().queryKey, saved);
      toast.success('Saved');
    },
  });
  return (
    <ProfileRows>
      {rows.map(({ key: kind, label, hint }) => (
        <Columns as="section" gap="lg" key={kind} aria-label={label}>
          <div>
            <RowTitle>{label}</RowTitle>
            <Quiet>{hint}</Quiet>
          </div>
          <Switches>
            {ways.map(({ key: way, label: how }) => {
              const isThis = variables?.kind === kind && variables.way === way;
              return (
                <SwitchField
                  key={way}
                  name={`${kind}-${way}`}
                  label={
                    <>
                      <span style={hidden}>{`${label}: `}</span>
                      {how}
                    </>
                  }
                  checked={isPending && isThis ? variables.isOn : preferences[kind][way]}
                  busy={isPending}
                  error={!isPending && isThis ? error?.message : undefined}
                  onChange={(isOn) => mutate({ kind, way, isOn, next: turned(preferences, kind, way, isOn) })}
                />
              );
            })}
          </Switches>
        </Columns>
      ))}
    </ProfileRows>
  );
}
