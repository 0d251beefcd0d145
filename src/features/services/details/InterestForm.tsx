import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiError } from '../../../api/client.ts';
import { type Course, type Interest, sendCourseInterest } from '../../../api/services.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx';
import { StatusChip } from '../../../ui/route/StatusChip.tsx';
import { MessageForm } from './MessageForm.tsx';
import { useOnceKey } from './useOnceKey.ts';

export function InterestForm({ course, email }: { course: Course; email: string }) {
  const queries = useQueryClient();
  const keyOf = useOnceKey();
  const [isShared, setShared] = useState(true);
  const follow = () =>
    Promise.all(
      [['getCourse', course.id], ['listCourses']].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
  const { mutate, isPending, error } = useMutation<unknown, ApiError, Interest>({
    mutationFn: (interest) => sendCourseInterest(course.id, interest, keyOf(interest)),
    async onSuccess() {
      await follow();
      toast.success('We’ve sent your interest');
    },
    // The interest may have been sent from another window.
    onError: ({ code }) => (code === 'already_sent' ? follow() : undefined),
  });
  if (course.interest_status === 'sent')
    return (
      <div>
        <StatusChip mark="theirTurn" state="Interest sent" turn="their turn" />
        <p
          style={{ marginTop: 12 }}
        >{`We’ve told ${course.provider.name}. There’s nothing you need to do.`}</p>
      </div>
    );
  return (
    <MessageForm
      title="Register your interest"
      to={course.provider.name}
      limit={500}
      button="Send"
      next={isShared ? 'they’ll reply by email, usually within three working days' : 'get in touch with them'}
      busy={isPending}
      error={error}
      onSend={(message) =>
        mutate({ ...(message && { message }), share_contact: isShared, consent_accepted: true })
      }
    >
      {() => (
        <CheckboxField
          id="share_contact"
          name="share_contact"
          label="Share my name and email address"
          hint={`So that they can reply to ${email}.`}
          checked={isShared}
          onChange={({ target }) => setShared(target.checked)}
        />
      )}
    </MessageForm>
  );
}
