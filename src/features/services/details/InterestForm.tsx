import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiError } from '../../../api/client.ts';
import { type Course, type Interest, sendCourseInterest } from '../../../api/services.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx';
import { StatusChip } from '../../../ui/route/StatusChip.tsx';
import { MessageForm } from './MessageForm.tsx';
import { useOnceKey } from './useOnceKey.ts';

/** Tells whoever gives the course that one is interested; once that is done, whose turn it is. */
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
      toast.success('Your interest is sent');
    },
    // In another window, perhaps.
    onError: ({ code }) => (code === 'already_sent' ? follow() : undefined),
  });
  if (course.interest_status === 'sent')
    return (
      <div>
        <StatusChip mark="theirTurn" state="Interest sent" turn="their turn" />
        <p style={{ marginTop: 12 }}>{`${course.provider.name} knows. There is nothing for you to do.`}</p>
      </div>
    );
  return (
    <MessageForm
      title="I am interested"
      to={course.provider.name}
      limit={500}
      button="Send"
      next={
        isShared
          ? 'they answer you by e-mail, most often within three working days'
          : 'you get in touch with them'
      }
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
          label="Share my name and e-mail address"
          hint={`So that they can answer, at ${email}.`}
          checked={isShared}
          onChange={({ target }) => setShared(target.checked)}
        />
      )}
    </MessageForm>
  );
}
