import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { resumesQuery } from '../../../api/resumes.ts';
import { type OpenedEditor, useEditor } from '../../../editing/useEditor.ts';
import { observe } from '../../../machines/observation.ts';
import { type ResumeBuilderActors, resumeBuilderMachine } from '../../../machines/resumeBuilder.ts';

// Without a date, the time would be misleading on another day.
function savedToday({ updated_at }: { updated_at: string }): Date | null {
  const at = new Date(updated_at);
  return at.toDateString() === new Date().toDateString() ? at : null;
}

type ResumeEditor = OpenedEditor<{ updated_at: string }>;

export function useResumeEditor<Opened extends ResumeEditor>(
  load: (onSaved: () => void) => Promise<Opened>,
  queryKey: QueryKey,
) {
  const queries = useQueryClient();
  const refresh = () => {
    for (const key of [queryKey, resumesQuery().queryKey.slice(0, 1)])
      void queries.invalidateQueries({ queryKey: key });
  };
  const editing = useEditor<Opened>(savedToday);
  const [machine] = useState(() =>
    resumeBuilderMachine.provide({
      actors: {
        getResume: fromPromise(async () => editing.open(await load(refresh))),
      } satisfies ResumeBuilderActors,
    }),
  );
  const actor = useActorRef(machine, { inspect: observe });
  return { ...editing, state: useSelector(actor, (snapshot) => snapshot), send: actor.send };
}
