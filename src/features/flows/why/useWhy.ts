import { useMemo, useState } from 'react';
import type { User } from '../../../api/profile.ts';
import type { FlowModel } from '../../../flows/model.ts';
import type { Visitor } from '../../../machines/access.ts';
import { useFacts } from '../facts.ts';
import type { LiveChart } from '../live/follow.ts';
import type { Page } from '../pages.ts';
import { leavesOf } from '../simulation.ts';
import type { Place } from '../useAddress.ts';
import { usePeople } from '../usePeople.ts';
import { deciders, type Question } from './facts.ts';
import { decide, stagesOf, type Trace } from './trace.ts';
import { type Who, whoCanBeAsked } from './visitors.ts';

export interface Why {
  whos: Who[];
  who: Who;
  pages: Page[];
  question: Question;
  trace: Trace | null;
  setMadeUp: (visitor: Visitor) => void;
}

const newRecruiter: Visitor = { kind: 'recruiter', userStatus: 'active', company: null, companyFound: null };

/** The question that is asked of a chart that decides, and its answer. */
export function useWhy({ flow, lens, who: asked, page }: Place, user: User | undefined): Why | null {
  const { pages: all } = useFacts();
  const people = usePeople();
  const [madeUp, setMadeUp] = useState<Visitor>(newRecruiter);
  const decider = lens === 'why' ? deciders[flow.name] : undefined;
  const whos = useMemo(() => {
    const everyone = whoCanBeAsked(user, people, madeUp);
    const area = 'recruiter';
    return everyone.filter(({ visitor }) => decider?.({ visitor, area, path: '/' }) != null);
  }, [decider, user, people, madeUp]);
  const pages = useMemo(() => all.filter(({ path }) => !/[:*]/.test(path)), [all]);
  const who = whos.find(({ key }) => key === asked) ?? whos[0];
  const place =
    pages.find(({ path }) => path === page) ?? pages.find(({ path }) => path === '/recruiter') ?? pages[0];
  const question = useMemo(() => (who && place ? { visitor: who.visitor, ...place } : null), [who, place]);
  const trace = useMemo(() => {
    const input = question && decider?.(question);
    return input ? decide(flow.machine, flow.model, input) : null;
  }, [flow, decider, question]);
  return who && question ? { whos, who, pages, question, trace, setMadeUp } : null;
}

/** The decisions of the followed app, the last one first; one that was made twice in a row stands once. */
export function decisionsOf({ walk, earlier }: LiveChart, model: FlowModel): Trace[] {
  const before = earlier[0]?.active.join() === walk.active.join() ? earlier.slice(1) : earlier;
  return [walk, ...before].map((run) => ({
    stages: stagesOf(
      model,
      run.steps.map(({ transition }) => transition.id),
    ),
    end: leavesOf(run)[0] ?? '',
  }));
}
