import { useMemo, useState } from 'react';
import type { FlowModel } from 'statechart-paths';
import type { User } from '../../../api/profile.ts';
import type { Visitor } from '../../../machines/access.ts';
import { useFacts } from '../flowFacts.ts';
import type { LiveChart } from '../live/follow.ts';
import type { AppPage } from '../pages.ts';
import { activeLeaves } from '../simulation.ts';
import type { FlowPlace } from '../useFlowAddress.ts';
import { usePeople } from '../usePeople.ts';
import { type AccessQuestion, deciders } from './routingFacts.ts';
import { stagesOf, type Trace, traceDecision } from './trace.ts';
import { type VisitorOption, visitorOptions } from './visitors.ts';

export interface Why {
  whos: VisitorOption[];
  who: VisitorOption;
  pages: AppPage[];
  question: AccessQuestion;
  trace: Trace | null;
  setInventedVisitor: (visitor: Visitor) => void;
}

const newRecruiter: Visitor = {
  kind: 'recruiter',
  role: 'recruiter',
  userStatus: 'active',
  company: null,
  companyFound: null,
};

export function useWhy({ flow, lens, who: key, page }: FlowPlace, user: User | undefined): Why | null {
  const { pages: all } = useFacts();
  const people = usePeople();
  const [inventedVisitor, setInventedVisitor] = useState<Visitor>(newRecruiter);
  const decider = lens === 'why' ? deciders[flow.name] : undefined;
  const whos = useMemo(() => {
    const everyone = visitorOptions(user, people, inventedVisitor);
    const area = 'recruiter';
    return everyone.filter(({ visitor }) => decider?.({ visitor, area, path: '/' }) != null);
  }, [decider, user, people, inventedVisitor]);
  const pages = useMemo(() => all.filter(({ path }) => !/[:*]/.test(path)), [all]);
  const selected = whos.find((option) => option.key === key) ?? whos[0];
  const place =
    pages.find(({ path }) => path === page) ?? pages.find(({ path }) => path === '/recruiter') ?? pages[0];
  const question = useMemo(
    () => (selected && place ? { visitor: selected.visitor, ...place } : null),
    [selected, place],
  );
  const trace = useMemo(() => {
    const input = question && decider?.(question);
    return input ? traceDecision(flow.machine, flow.model, input) : null;
  }, [flow, decider, question]);
  return selected && question ? { whos, who: selected, pages, question, trace, setInventedVisitor } : null;
}

export function decisionsOf({ walk, earlier }: LiveChart, model: FlowModel): Trace[] {
  const before = earlier[0]?.active.join() === walk.active.join() ? earlier.slice(1) : earlier;
  return [walk, ...before].map((run) => ({
    stages: stagesOf(
      model,
      run.steps.map(({ transition }) => transition.id),
    ),
    end: activeLeaves(run)[0] ?? '',
  }));
}
