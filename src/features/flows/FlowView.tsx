import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import type { Selection } from 'statechart-paths/diagram';
import type { User } from '../../api/profile.ts';
import { ChartBar } from './ChartBar.tsx';
import { Drawn } from './Drawn.tsx';
import { FlowSide } from './FlowSide.tsx';
import type { OpenRun } from './lastRun/useRun.ts';
import type { Flow } from './library.ts';
import type { Live } from './live/follow.ts';
import { LiveBar } from './live/LiveBar.tsx';
import { OutlineText } from './OutlineText.tsx';
import { wide } from './parts.ts';
import {
  activeLeaves,
  arrivalOf,
  type SimulatedWalk,
  startSimulation,
  stepBack,
  takeTransition,
} from './simulation.ts';
import { Trail } from './Trail.tsx';
import type { FlowPlace, Go } from './useFlowAddress.ts';
import { useLayout } from './useLayout.ts';
import { useSheet } from './useSheet.ts';
import type { ZoomScale } from './Zoom.tsx';

const Middle = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  '& > *': { flex: '0 0 auto' },
  '& > [data-fills]': { flex: '1 1 auto', minHeight: 0 },
});
const Text = styled('div')({ [wide]: { overflowY: 'auto' } });

type FlowViewProps = {
  flows: readonly Flow[];
  place: FlowPlace;
  go: Go;
  live: Live;
  opened: OpenRun;
  user: User | undefined;
};

function useFocusedPanel(go: Go) {
  const panel = useRef<HTMLElement>(null);
  const wantsFocus = useRef(false);
  // Moves the focus to the panel, because the pressed control may disappear or be far away.
  const look: Go = (change) => {
    wantsFocus.current = true;
    go(change);
  };
  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    panel.current?.focus();
  });
  return { panel, look };
}

type MovesOptions = { place: FlowPlace; selected: string; go: Go; look: Go };

function movesOf({ place: { flow, toggled, walk: own }, selected, go, look }: MovesOptions) {
  const walkTo = (next: SimulatedWalk, state: string | null, goOn: Go = go) =>
    goOn({ walk: next, state, way: null });
  return {
    take(id: string) {
      const next = takeTransition(flow.model, own, id);
      const last = next.steps.at(-1)?.transition;
      walkTo(next, last ? arrivalOf(last, next) : selected, look);
    },
    back() {
      const before = stepBack(own);
      const last = before.steps.at(-1)?.transition;
      walkTo(before, last ? arrivalOf(last, before) : (activeLeaves(before)[0] ?? null));
    },
    reset: () => walkTo(startSimulation(flow.model), null),
    select: (selection: Selection) =>
      go('state' in selection ? { state: selection.state, way: null } : { way: selection.transition }),
    toggle: (path: string) =>
      go({
        toggled: toggled.includes(path) ? toggled.filter((other) => other !== path) : [...toggled, path],
      }),
    walkFrom: (path: string) => walkTo(startSimulation(flow.model, path), path, look),
  };
}

export function FlowView({ flows, place, go, live, opened, user }: FlowViewProps) {
  const { flow, level, asText, lens, follows, toggled, walk: own } = place;
  const sheet = useSheet({ place, walk: own, live, run: opened.run, user });
  const { model, walk, overlay, trace } = sheet;
  const [ownScale, setScale] = useState<ZoomScale | null>(null);
  const scale = ownScale ?? (level === 'overview' ? 'whole' : 1);
  const laid = useLayout(flow, { model, level, toggled: sheet.toggled });
  const drawing = laid.layout ? { model, layout: laid.layout, level, overlay, toggled: sheet.toggled } : null;
  const first = lens === 'why' ? trace?.end : lens === 'walk' ? activeLeaves(walk)[0] : undefined;
  const selected = place.state ?? first ?? '';

  const { panel, look } = useFocusedPanel(go);
  const moves = movesOf({ place, selected, go, look });

  return (
    <>
      <Middle>
        {follows && <LiveBar live={live} flows={flows} open={flow} onOpen={(machine) => go({ machine })} />}
        <ChartBar place={place} go={go} drawing={drawing} scale={scale} onScale={setScale} />
        {asText ? (
          <Text data-fills="">
            <OutlineText
              model={model}
              overlay={overlay}
              selected={selected}
              onSelect={(state) => go({ state, way: null })}
            />
          </Text>
        ) : (
          <Drawn
            title={flow.title}
            laid={laid}
            drawing={drawing}
            scale={scale}
            view={sheet.view}
            selected={place.way !== null ? { transition: place.way } : { state: selected }}
            onSelect={moves.select}
            onAsAtFirst={toggled.length > 0 ? () => go({ toggled: [] }) : null}
          />
        )}
        {lens === 'walk' && walk.active.length > 0 && (
          <Trail model={model} walk={walk} {...(!follows && { onBack: moves.back, onReset: moves.reset })} />
        )}
      </Middle>
      <FlowSide
        ref={panel}
        place={place}
        go={go}
        look={look}
        sheet={sheet}
        selected={selected}
        opened={opened}
        user={user}
        onToggle={moves.toggle}
        onTake={moves.take}
        onWalkFrom={moves.walkFrom}
      />
    </>
  );
}
