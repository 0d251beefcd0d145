import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import type { BrowserDraft } from '../../../adapters/browserDraft.ts';
import { ApiError } from '../../../api/client.ts';
import { type User, userProfileQuery } from '../../../api/profile.ts';
import { type ProfileChange, updateUserProfile } from '../../../api/profileChange.ts';
import { observe } from '../../../machines/observation.ts';
import { type ProfileChangeActors, profileChangeMachine } from '../../../machines/profileChange.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { useCheckedForm } from '../../../ui/form/useCheckedForm.ts';
import {
  changedDetails,
  type Details,
  detailsSchema,
  isSame,
  type ProfileDraft,
  toDetails,
  toFormField,
  toProfileFields,
} from './details.ts';
import { merged } from './versions.ts';

const storedIn = (error: unknown): User | null =>
  error instanceof ApiError && error.code === 'version_conflict' ? (error.data as User) : null;

// Whether all that was to be changed is so already: the answer of an earlier try was lost on its way.
function isDone(stored: User, { version: _, ...change }: ProfileChange): boolean {
  const fields = toProfileFields(toDetails(stored), stored.role);
  return Object.entries(change).every(([key, value]) => fields[key as keyof typeof fields] === value);
}

async function save(change: ProfileChange): Promise<User> {
  try {
    return await updateUserProfile(change);
  } catch (error) {
    const stored = storedIn(error);
    if (stored && isDone(stored, change)) return stored;
    throw error;
  }
}

// The draft's submission ends on success once the form shows what was stored.
async function sendChange(change: ProfileChange, { autosave }: BrowserDraft<ProfileDraft>): Promise<User> {
  await autosave.startSubmission();
  try {
    return await save(change);
  } catch (error) {
    autosave.endSubmission();
    throw error;
  }
}

const baseOf = (user: User) => ({ version: user.version, values: toDetails(user) });

export function useDetails(user: User, kept: ProfileDraft | null, draft: BrowserDraft<ProfileDraft>) {
  const { role } = user;
  const queryClient = useQueryClient();
  const [opened] = useState(() => kept?.base ?? baseOf(user));
  // Read in what runs between two renders.
  const base = useRef(opened);
  const [defaultValues] = useState(kept?.values ?? opened.values);
  const [schema] = useState(() => detailsSchema(role));
  const [isDirty, setDirty] = useState(kept !== null);
  const [isNothing, setNothing] = useState(false);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const sent = useRef(opened.values);

  function takeStored(stored: User) {
    const next = baseOf(stored);
    // What was typed while the call was under way is not saved yet.
    const left = merged({ base: sent.current, mine: form.getValues(), stored: next.values }, role);
    base.current = next;
    setSavedAt(new Date());
    queryClient.setQueryData(userProfileQuery().queryKey, stored);
    toast.success('Saved');
    form.reset(left);
    keep(left);
    draft.autosave.endSubmission();
  }

  const actor = useActorRef(
    profileChangeMachine.provide({
      actors: {
        updateUserProfile: fromPromise(({ input }) => sendChange(input, draft)),
      } satisfies ProfileChangeActors,
      actions: { takeStored: (_, { user: stored }) => takeStored(stored) },
    }),
    { inspect: observe },
  );
  const state = useSelector(actor, (snapshot) => snapshot);
  const { failure } = state.context;
  const stored = storedIn(failure);
  const checked = useCheckedForm({
    schema,
    defaultValues,
    failure: stored ? null : failure,
    fieldOf: toFormField,
  });
  const { form } = checked;

  function keep(values: Details) {
    const isChanged = !isSame(base.current.values, values, role);
    setNothing(false);
    setDirty(isChanged);
    draft.keep(isChanged ? { values, base: base.current } : null);
    if (isChanged) actor.send({ type: 'form.changed' });
  }

  const onTyped = useEffectEvent(keep);
  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onTyped(values) }),
    [subscribe],
  );

  // A new picture makes a new version of the same details; another window’s details are taken where none were typed here.
  const onRead = useEffectEvent((read: User) => {
    const next = baseOf(read);
    const { version, values } = base.current;
    const isUntouched = isSame(values, form.getValues(), role);
    if (next.version <= version || !(isUntouched || isSame(values, next.values, role))) return;
    base.current = next;
    if (isUntouched) form.reset(next.values);
  });
  useEffect(() => onRead(user), [user]);

  const submit = form.handleSubmit((values) => {
    const change = changedDetails(base.current.values, values, role);
    if (Object.keys(change).length === 0) return setNothing(true);
    sent.current = values;
    actor.send({ type: 'form.submitted', change: { version: base.current.version, ...change } });
  });

  function show(next: typeof opened, values: Details) {
    base.current = next;
    form.reset(values);
    keep(values);
  }

  function discard() {
    const next = baseOf(user);
    show(next, next.values);
    actor.send({ type: 'changes.discarded' });
  }

  function takeStoredOnes() {
    if (!stored) return;
    const next = baseOf(stored);
    queryClient.setQueryData(userProfileQuery().queryKey, stored);
    actor.send({ type: 'stored.taken' });
    show(next, next.values);
  }

  function keepMine() {
    if (!stored) return;
    const next = baseOf(stored);
    const values = merged({ base: base.current.values, mine: form.getValues(), stored: next.values }, role);
    show(next, values);
    sent.current = values;
    const change = changedDetails(next.values, values, role);
    actor.send({ type: 'mine.kept', change: { version: stored.version, ...change } });
  }

  return {
    ...checked,
    ...{ submit, discard, takeStored: takeStoredOnes, keepMine, isDirty, isNothing, savedAt },
    failure: stored ? null : failure,
    conflict: stored && { base: base.current.values, mine: form.getValues(), stored: toDetails(stored) },
    isBusy: state.hasTag('busy'),
    isSaved: state.matches('saved'),
  };
}
