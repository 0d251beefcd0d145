import { styled } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';
import { Download } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { type Level, levels, viewOf } from '../../flows/diagram/view.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { token } from '../../ui/theme/token.ts';
import { Diagram } from './Diagram.tsx';
import { savePng, saveSvg } from './download.ts';
import { OutlineText } from './OutlineText.tsx';
import { overlayOf, shownAs } from './overlay.ts';
import { Group, ToolButton, wide } from './parts.ts';
import { StatePanel } from './StatePanel.tsx';
import { arrivalOf, leavesOf, startWalk, stepBack, take, type Walk } from './simulation.ts';
import { Trail } from './Trail.tsx';
import type { Go, Place } from './useAddress.ts';
import { useLayout } from './useLayout.ts';
import { type Scale, Zoom } from './Zoom.tsx';

const Middle = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  minWidth: 0,
  minHeight: 0,
});
const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  padding: '10px 20px',
  borderBottom: `1px solid ${token.line}`,
  '& > h2': { flex: '1 1 160px' },
  '& > p': { flex: '1 1 100%', order: 1, color: token.second, fontSize: '0.875rem', lineHeight: '20px' },
});
const Text = styled('div')({ [wide]: { overflowY: 'auto' } });

const names: Record<Level, string> = { overview: 'Overview', product: 'Product', all: 'Everything' };

type FlowViewProps = {
  place: Place;
  go: Go;
  walk: Walk;
  onWalk: (walk: Walk) => void;
  requirements: ReadonlyMap<string, string>;
};

/** One chart: its drawing or its text, the walk through it, and the state that is looked at. */
export function FlowView({ place, go, walk, onWalk, requirements }: FlowViewProps) {
  const { flow, level, asText } = place;
  const { model } = flow;
  const [scale, setScale] = useState<Scale>(1);
  const panel = useRef<HTMLElement>(null);
  const layout = useLayout(flow, level);
  const selected = place.state ?? leavesOf(walk)[0] ?? '';
  const boxes = useMemo(() => new Set(viewOf(model, level).boxes.map(({ path }) => path)), [model, level]);
  const overlay = useMemo(() => overlayOf(model, walk, boxes), [model, walk, boxes]);
  const drawing = layout && layout !== 'failed' ? { model, layout, level, overlay } : null;

  const walkTo = (next: Walk, state: string | null) => {
    onWalk(next);
    go({ state });
  };
  const onTake = (id: string) => {
    const next = take(model, walk, id);
    const last = next.steps.at(-1)?.transition;
    walkTo(next, last ? arrivalOf(last, next) : selected);
    // The button that was pressed may be gone: what can happen now is read on from here.
    panel.current?.focus({ preventScroll: true });
  };
  const onBack = () => {
    const before = stepBack(walk);
    const last = before.steps.at(-1)?.transition;
    walkTo(before, last ? arrivalOf(last, before) : (leavesOf(before)[0] ?? null));
  };

  return (
    <>
      <Middle>
        <Bar>
          <Typography level="title-lg" component="h2">
            {flow.title}
          </Typography>
          <p>{model.description}</p>
          {!asText && (
            <>
              <Group role="group" aria-label="Level">
                {levels.map((one) => (
                  <ToolButton
                    key={one}
                    type="button"
                    aria-pressed={one === level}
                    onClick={() => go({ level: one })}
                  >
                    {names[one]}
                  </ToolButton>
                ))}
              </Group>
              {drawing && <Zoom scale={scale} onScale={setScale} />}
              {drawing && (
                <Group role="group" aria-label="Download">
                  <ToolButton type="button" aria-label="Download as SVG" onClick={() => saveSvg(drawing)}>
                    <Download size={18} aria-hidden="true" />
                    SVG
                  </ToolButton>
                  <ToolButton
                    type="button"
                    aria-label="Download as PNG"
                    onClick={() =>
                      void savePng(drawing).catch(() =>
                        toast.error('The picture could not be made; try SVG.'),
                      )
                    }
                  >
                    PNG
                  </ToolButton>
                </Group>
              )}
            </>
          )}
        </Bar>
        {asText ? (
          <Text>
            <OutlineText model={model} selected={selected} onSelect={(state) => go({ state })} />
          </Text>
        ) : drawing ? (
          <Diagram
            flow={flow}
            level={level}
            layout={drawing.layout}
            scale={scale}
            overlay={overlay}
            selected={shownAs(boxes, selected)}
            onSelect={(state) => go({ state })}
          />
        ) : layout === 'failed' ? (
          <InlineAlert kind="error">
            This chart could not be drawn here. “Read as text” says the same in words.
          </InlineAlert>
        ) : (
          <Loader label="Drawing the chart" />
        )}
        <Trail model={model} walk={walk} onBack={onBack} onReset={() => walkTo(startWalk(model), null)} />
      </Middle>
      <StatePanel
        ref={panel}
        model={model}
        path={selected}
        walk={walk}
        requirements={requirements}
        onSelect={(state) => go({ state })}
        onTake={onTake}
        onWalkFrom={(path) => {
          walkTo(startWalk(model, path), path);
          panel.current?.focus({ preventScroll: true });
        }}
      />
    </>
  );
}
