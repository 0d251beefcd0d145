import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
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

// True when the server already has the change, because the response to an earlier attempt was lost.
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

// On success the draft's submission ends later, once the form shows what was stored.
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

type Base = ReturnType<typeof baseOf>;

function useChange(draft: BrowserDraft<ProfileDraft>, takeStored: (stored: User) => void) {
  const actor = useActorRef(
    profileChangeMachine.provide({
      actors: {
        updateUserProfile: fromPromise(({ input }) => sendChange(input, draft)),
      } satisfies ProfileChangeActors,
      actions: { takeStored: (_, { user: stored }) => takeStored(stored) },
    }),
    { inspect: observe },
  );
  return { send: actor.send, state: useSelector(actor, (snapshot) => snapshot) };
}

interface Editing {
  form: UseFormReturn<Details, unknown, Details>;
  role: User['role'];
  base: RefObject<Base>;
  sent: RefObject<Details>;
  keep: (values: Details) => void;
  send: ReturnType<typeof useChange>['send'];
}

function useTyped({ form: { subscribe }, keep }: Editing) {
  const onTyped = useEffectEvent(keep);
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onTyped(values) }),
    [subscribe],
  );
}

// A new picture raises the version of the same details. Another window’s details replace untouched ones.
function useNewVersion(user: User, { form, role, base }: Editing) {
  const onRead = useEffectEvent((read: User) => {
    const next = baseOf(read);
    const { version, values } = base.current;
    const isUntouched = isSame(values, form.getValues(), role);
    if (next.version <= version || !(isUntouched || isSame(values, next.values, role))) return;
    base.current = next;
    if (isUntouched) form.reset(next.values);
  });
  useEffect(() => onRead(user), [user]);
}

function show({ form, base, keep }: Editing, next: Base, values: Details) {
  base.current = next;
  form.reset(values);
  keep(values);
}

function sendChanges({ role, base, sent, send }: Editing, values: Details): boolean {
  const change = changedDetails(base.current.values, values, role);
  if (Object.keys(change).length === 0) return false;
  sent.current = values;
  send({ type: 'form.submitted', change: { version: base.current.version, ...change } });
  return true;
}

function discard(editing: Editing, user: User) {
  const next = baseOf(user);
  show(editing, next, next.values);
  editing.send({ type: 'changes.discarded' });
}

function keepMine(editing: Editing, stored: User) {
  const { form, role, base, sent, send } = editing;
  const next = baseOf(stored);
  const values = merged({ base: base.current.values, mine: form.getValues(), stored: next.values }, role);
  show(editing, next, values);
  sent.current = values;
  const change = changedDetails(next.values, values, role);
  send({ type: 'mine.kept', change: { version: stored.version, ...change } });
}

export function useDetails(user: User, unsaved: ProfileDraft | null, draft: BrowserDraft<ProfileDraft>) {
  const { role } = user;
  const queryClient = useQueryClient();
  const storeUser = (stored: User) => queryClient.setQueryData(userProfileQuery().queryKey, stored);
  const [opened] = useState(() => unsaved?.base ?? baseOf(user));
  // A ref, because callbacks read it between renders.
  const base = useRef(opened);
  const [defaultValues] = useState(unsaved?.values ?? opened.values);
  const [schema] = useState(() => detailsSchema(role));
  const [isDirty, setDirty] = useState(unsaved !== null);
  const [isNothing, setNothing] = useState(false);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const sent = useRef(opened.values);

  const { send, state } = useChange(draft, (stored) => {
    const next = baseOf(stored);
    // Text typed during the call is not saved yet.
    const left = merged({ base: sent.current, mine: form.getValues(), stored: next.values }, role);
    setSavedAt(new Date());
    storeUser(stored);
    toast.success('Saved');
    show(editing, next, left);
    draft.autosave.endSubmission();
  });
  const stored = storedIn(state.context.failure);
  const failure = stored ? null : state.context.failure;
  const checked = useCheckedForm({ schema, defaultValues, failure, fieldOf: toFormField });
  const { form } = checked;
  const keep = (values: Details) => {
    const isChanged = !isSame(base.current.values, values, role);
    setNothing(false);
    setDirty(isChanged);
    draft.keep(isChanged ? { values, base: base.current } : null);
    if (isChanged) send({ type: 'form.changed' });
  };
  const editing: Editing = { form, role, base, sent, keep, send };
  useTyped(editing);
  useNewVersion(user, editing);

  const submit = form.handleSubmit((values) => {
    if (!sendChanges(editing, values)) setNothing(true);
  });
  const takeStored = () => {
    if (!stored) return;
    storeUser(stored);
    send({ type: 'stored.taken' });
    const next = baseOf(stored);
    show(editing, next, next.values);
  };

  return {
    ...checked,
    ...{ submit, takeStored, isDirty, isNothing, savedAt, failure },
    discard: () => discard(editing, user),
    keepMine: () => stored && keepMine(editing, stored),
    conflict: stored && { base: base.current.values, mine: form.getValues(), stored: toDetails(stored) },
    isBusy: state.hasTag('busy'),
    isSaved: state.matches('saved'),
  };
}
