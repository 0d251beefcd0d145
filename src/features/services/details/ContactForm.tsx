import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiError } from '../../../api/client.ts';
import type { User } from '../../../api/profile.ts';
import { type Contact, contactServiceProvider, type ServiceProvider } from '../../../api/services.ts';
import { phoneText } from '../../../documents/phoneText.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { RadioField } from '../../../ui/form/RadioField.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { PressButton } from '../../../ui/PressButton.tsx';
import { MessageForm } from './MessageForm.tsx';
import { useOnceKey } from './useOnceKey.ts';

const topics: Record<NonNullable<Contact['topic']>, string> = {
  appointment: 'An appointment',
  eligibility: 'Whether I can come to you',
  cost: 'What it costs',
  other: 'Something else',
};

type Reach = NonNullable<Contact['preferred_contact']>;

export function ContactForm({ provider, user }: { provider: ServiceProvider; user: User }) {
  const keyOf = useOnceKey();
  const [topic, setTopic] = useState<NonNullable<Contact['topic']>>('appointment');
  const [reach, setReach] = useState<Reach>('email');
  const { mutate, isPending, isSuccess, error, reset } = useMutation<unknown, ApiError, Contact>({
    mutationFn: (contact) => contactServiceProvider(provider.id, contact, keyOf(contact)),
  });
  if (isSuccess)
    return (
      <Notice
        kind="waiting"
        title="Your message has been sent"
        actions={
          <PressButton look="outlined" small onClick={reset}>
            Send another message
          </PressButton>
        }
      >
        {`Their turn · ${provider.name} will reply ${reach === 'email' ? 'by email' : 'by phone'}.`}
      </Notice>
    );
  return (
    <MessageForm
      title={`Contact ${provider.name}`}
      to={provider.name}
      limit={1000}
      button="Send message"
      next="they’ll reply, usually within two working days"
      busy={isPending}
      error={error}
      onSend={(message) =>
        mutate({ topic, ...(message && { message }), preferred_contact: reach, consent_accepted: true })
      }
    >
      {(errorOf) => (
        <>
          <SelectField
            name="topic"
            label="What’s it about?"
            value={topic}
            options={Object.entries(topics).map(([value, label]) => ({ value, label }))}
            onChange={({ target }) => setTopic(target.value as NonNullable<Contact['topic']>)}
          />
          <ReplyField reach={reach} user={user} error={errorOf('preferred_contact')} onReach={setReach} />
        </>
      )}
    </MessageForm>
  );
}

type ReplyFieldProps = {
  reach: Reach;
  user: User;
  error: string | undefined;
  onReach: (reach: Reach) => void;
};

function ReplyField({ reach, user, error, onReach }: ReplyFieldProps) {
  return (
    <RadioField
      name="preferred_contact"
      label="How should they reply?"
      value={reach}
      options={[
        { value: 'email', label: 'By email', hint: user.email },
        {
          value: 'phone',
          label: 'By phone',
          hint: phoneText(user.user_details) || 'You haven’t added a phone number to your profile yet.',
        },
      ]}
      error={error}
      onChange={({ target }) => onReach(target.value === 'phone' ? 'phone' : 'email')}
    />
  );
}
