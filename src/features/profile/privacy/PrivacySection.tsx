import Button from '@mui/joy/Button';
import Link from '@mui/joy/Link';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../../api/client.ts';
import { type Consents, consentsQuery, saveConsents } from '../../../api/consents.ts';
import { documentName, userProfileQuery } from '../../../api/profile.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { SkeletonRows, Waiting } from '../../../ui/feedback/Skeleton.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { SwitchField } from '../../../ui/form/SwitchField.tsx';
import { ProfileRows } from '../parts.ts';
import type { SectionProps } from '../sectionProps.ts';
import { ConsentHistory } from './ConsentHistory.tsx';
import { choices, type PrivacyChoice } from './choices.ts';
import { DataCopy } from './DataCopy.tsx';
import { Departure } from './Departure.tsx';
import { Lookers } from './Lookers.tsx';

export function PrivacySection({ user, tenant, saveTagConsents }: SectionProps) {
  const { data, error, isFetching, refetch } = useQuery(consentsQuery());

  if (error && !data && !isFetching) {
    return (
      <Notice
        kind={navigator.onLine ? 'failed' : 'offline'}
        level={3}
        title="Your choices didn’t load"
        actions={<Button onClick={() => void refetch()}>Try again</Button>}
      >
        {error.message}
      </Notice>
    );
  }
  if (!data) {
    return (
      <Waiting label="Loading your choices">
        <SkeletonRows />
      </Waiting>
    );
  }
  const isNewNotice = data.privacy_version !== tenant.privacy_version;
  return (
    <>
      {isNewNotice && (
        <InlineAlert kind="info" live={false}>
          There is a new <Link href={tenant.privacy_url}>privacy notice</Link> ({tenant.privacy_version}).
          Please read it first. By making a choice here, you accept it.
        </InlineAlert>
      )}
      <ConsentSwitches consents={data} tenant={tenant} saveTagConsents={saveTagConsents} />
      {user.role === 'veteran' && <Lookers locale={tenant.locale} documentName={documentName(user)} />}
      <p>
        The <Link href={tenant.privacy_url}>privacy notice</Link> explains what we store about you, and why.
      </p>
      <ProfileRows>
        <DataCopy user={user} tenant={tenant} />
        <Departure user={user} tenant={tenant} />
      </ProfileRows>
      <ConsentHistory history={data.history} locale={tenant.locale} />
    </>
  );
}

type ConsentSwitchesProps = Pick<SectionProps, 'tenant' | 'saveTagConsents'> & { consents: Consents };

function ConsentSwitches({ consents, tenant, saveTagConsents }: ConsentSwitchesProps) {
  const queryClient = useQueryClient();
  const change = useMutation<void, ApiError, { choice: PrivacyChoice; isGiven: boolean }>({
    mutationFn: async ({ choice, isGiven }) => {
      if (choice !== 'marketing') return saveTagConsents({ [choice]: isGiven });
      const saved = await saveConsents({ marketing: isGiven, privacy_version: tenant.privacy_version });
      queryClient.setQueryData(consentsQuery().queryKey, saved);
      await queryClient.invalidateQueries(userProfileQuery());
    },
    onSuccess: (_, { isGiven }) => toast.success(isGiven ? 'Allowed' : 'Withdrawn'),
  });
  const { variables, isPending } = change;
  return (
    <ProfileRows>
      {choices.map(({ key, label, hint, isUsed }) => (
        <div key={key}>
          <SwitchField
            name={key}
            label={label}
            hint={isUsed(tenant) ? hint : `${hint} ${tenant.name} doesn’t use this at the moment.`}
            checked={isPending && variables.choice === key ? variables.isGiven : consents[key]}
            busy={isPending}
            error={!isPending && variables?.choice === key ? change.error?.message : undefined}
            onChange={(isGiven) => change.mutate({ choice: key, isGiven })}
          />
        </div>
      ))}
    </ProfileRows>
  );
}
