import type { Ref } from 'react';
import type { User } from '../../api/profile.ts';
import { ChangesPanel } from './changes/ChangesPanel.tsx';
import { CoveragePanel } from './lastRun/CoveragePanel.tsx';
import type { OpenRun } from './lastRun/useRun.ts';
import { SidePanel } from './Panel.tsx';
import { StatePanel } from './StatePanel.tsx';
import { possible } from './simulation.ts';
import { TransitionPanel } from './TransitionPanel.tsx';
import type { FlowPlace, Go } from './useFlowAddress.ts';
import type { FlowSheet } from './useSheet.ts';
import { VisitsPanel } from './visits/VisitsPanel.tsx';
import { LiveWhyPanel } from './why/LiveWhyPanel.tsx';
import { WhyPanel } from './why/WhyPanel.tsx';

type FlowSideProps = {
  ref: Ref<HTMLElement>;
  place: FlowPlace;
  go: Go;
  // Like `go`, and moves the focus to the panel.
  look: Go;
  sheet: FlowSheet;
  selected: string;
  opened: OpenRun;
  user: User | undefined;
  onToggle: (group: string) => void;
  onTake: (transition: string) => void;
  onWalkFrom: (state: string) => void;
};

export function FlowSide(props: FlowSideProps) {
  const { ref, place, go, look, sheet, selected, opened, user, onToggle, onTake, onWalkFrom } = props;
  const { flow, lens, way, follows } = place;
  const { walk, coverage, view } = sheet;
  const counts =
    lens === 'coverage' && coverage.kind === 'current' ? (coverage.counts?.transitions ?? {}) : null;
  const walks = lens === 'walk' && !follows;
  const isSelected = place.state !== null || way !== null;
  const box = view.boxes.find(({ path }) => path === selected);
  const isOpen = box?.kind === 'closed' ? false : box?.kind === 'group' && !place.asText ? true : null;
  return (
    <SidePanel>
      {way !== null ? (
        <TransitionPanel
          ref={ref}
          flow={flow}
          id={way}
          count={counts && (counts[way] ?? 0)}
          onSelect={(state) => look({ state, way: null })}
          onTake={walks && possible(flow.model, walk).some(({ id }) => id === way) ? onTake : null}
        />
      ) : (
        ((lens === 'walk' && walk.active.length > 0) || isSelected) && (
          <StatePanel
            ref={ref}
            flow={flow}
            path={selected}
            walk={walk}
            counts={counts}
            isOpen={isOpen}
            onToggle={() => onToggle(selected)}
            onSelect={(state) => look({ state, way: null })}
            onLookAt={(transition) => look({ way: transition })}
            onTake={walks ? onTake : null}
            onWalkFrom={walks ? onWalkFrom : null}
          />
        )
      )}
      <LensPanel place={place} go={go} look={look} sheet={sheet} opened={opened} user={user} />
    </SidePanel>
  );
}

type LensPanelProps = Pick<FlowSideProps, 'place' | 'go' | 'look' | 'sheet' | 'opened' | 'user'>;

function LensPanel({ place, go, look, sheet, opened, user }: LensPanelProps) {
  const { flow, lens } = place;
  const { chart, why, decisions, decision, chooseDecision, coverage } = sheet;
  if (lens === 'why' && chart)
    return (
      <LiveWhyPanel
        flow={flow}
        chart={chart}
        user={user}
        decisions={decisions}
        chosen={decision}
        onChoose={chooseDecision}
        go={look}
      />
    );
  if (lens === 'why' && why) return <WhyPanel flow={flow} why={why} go={go} look={look} />;
  if (lens === 'visits')
    return (
      <VisitsPanel
        model={flow.model}
        visits={sheet.visits}
        period={place.period}
        selected={place.state}
        onPeriod={(period) => go({ period })}
        onSelect={(state) => look({ state, way: null })}
      />
    );
  if (lens === 'coverage')
    return (
      <CoveragePanel
        model={flow.model}
        name={flow.name}
        coverage={coverage}
        opened={opened}
        onLookAt={(way) => look({ way })}
      />
    );
  if (lens === 'changes')
    return (
      <ChangesPanel
        versions={sheet.versions}
        chosen={sheet.version}
        onChoose={sheet.chooseVersion}
        changes={sheet.changes}
        drawn={sheet.drawn}
        onDraw={sheet.draw}
        onSelect={(state) => look({ state, way: null })}
      />
    );
  return null;
}
