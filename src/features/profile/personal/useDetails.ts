import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { fromPromise } from 'xstate';
import { type User, userProfileQuery } from '../../../api/profile.ts';
import { updateUserProfile } from '../../../api/profileChange.ts';
import { theirsIn } from '../../../editing/saving.ts';
import { useFormContent } from '../../../editing/useFormContent.ts';
import { observe } from '../../../machines/observation.ts';
import { type ProfileChangeActors, profileChangeMachine } from '../../../machines/profileChange.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { useCheckedForm } from '../../../ui/form/useCheckedForm.ts';
import { type Details, detailsSchema, toFormField } from './details.ts';
import type { ProfileEditor } from './profileParts.ts';

function useChange(editor: ProfileEditor, takeStored: (stored: User) => void) {
  const actors = {
    updateUserProfile: fromPromise(() =>
      editor.send(({ version, body }) => updateUserProfile({ version, ...body })),
    ),
  } satisfies ProfileChangeActors;
  const actions = { takeStored: (_: unknown, { user }: { user: User }) => takeStored(user) };
  const actor = useActorRef(profileChangeMachine.provide({ actors, actions }), { inspect: observe });
  return { send: actor.send, state: useSelector(actor, (snapshot) => snapshot) };
}

export function useDetails(user: User, editor: ProfileEditor) {
  const queryClient = useQueryClient();
  const storeUser = (stored: User) => queryClient.setQueryData(userProfileQuery().queryKey, stored);
  const [schema] = useState(() => detailsSchema(user.role));
  const [defaultValues] = useState(() => editor.read().content);
  const [isNothing, setNothing] = useState(false);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const isChanged = () => editor.unsaved().length > 0;

  const { send, state } = useChange(editor, (stored) => {
    setSavedAt(new Date());
    storeUser(stored);
    toast.success('Saved');
    // Text typed during the call is not saved yet.
    editor.mineOver(stored);
    checked.form.reset(editor.read().content);
  });
  const conflict = state.context.failure && theirsIn<User>(state.context.failure);
  const failure = conflict ? null : state.context.failure;
  const checked = useCheckedForm<Details, Details>({ schema, defaultValues, failure, fieldOf: toFormField });
  useFormContent(checked.form, editor, () => {
    setNothing(false);
    if (isChanged()) send({ type: 'form.changed' });
  });
  const onRead = useEffectEvent(editor.refreshed);
  useEffect(() => onRead(user), [user]);

  return {
    ...checked,
    ...{ isNothing, savedAt, failure, conflict },
    submit: checked.form.handleSubmit(() => {
      if (isChanged()) send({ type: 'form.submitted', change: editor.changes() });
      else setNothing(true);
    }),
    discard() {
      editor.reopened(user);
      send({ type: 'changes.discarded' });
    },
    takeTheirs(theirs: User) {
      storeUser(theirs);
      send({ type: 'stored.taken' });
      editor.theirsTaken(theirs);
    },
    keepMine(theirs: User) {
      editor.mineOver(theirs);
      send({ type: 'mine.kept', change: editor.changes() });
    },
    isDirty: isChanged(),
    isBusy: state.hasTag('busy'),
    isSaved: state.matches('saved'),
  };
}
