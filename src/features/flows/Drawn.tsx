import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import type { Selection, View } from 'statechart-paths/diagram';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { Row } from '../../ui/Row.tsx';
import { Diagram } from './Diagram.tsx';
import type { Drawing } from './download.ts';
import { shownAs } from './overlay.ts';
import type { Laid } from './useLayout.ts';
import type { ZoomScale } from './Zoom.tsx';

const Place = styled('div')({ padding: 20 });

type DrawnProps = {
  title: string;
  laid: Laid;
  drawing: Drawing | null;
  scale: ZoomScale;
  view: View;
  selected: Selection;
  onSelect: (selection: Selection) => void;
  onAsAtFirst: (() => void) | null;
};

export function Drawn({ title, laid, drawing, scale, view, selected, onSelect, onAsAtFirst }: DrawnProps) {
  if (drawing) {
    const boxes = new Set(view.boxes.map(({ path }) => path));
    const shown = 'state' in selected ? { state: shownAs(boxes, selected.state) } : selected;
    const source =
      'transition' in selected
        ? drawing.model.transitions.find(({ id }) => id === selected.transition)?.source
        : selected.state;
    return (
      <Diagram
        title={title}
        drawing={drawing}
        scale={scale}
        selected={shown}
        inView={shownAs(boxes, source ?? '')}
        onSelect={onSelect}
      />
    );
  }
  return (
    <Place data-fills="">
      {laid.failed ? (
        <InlineAlert kind="error">
          We couldn’t lay out this chart. “Read as text” shows the same content in words.
          <Row gap="md" mt="md">
            <Button size="sm" variant="outlined" color="neutral" onClick={laid.retry}>
              Try again
            </Button>
            {onAsAtFirst && (
              <Button size="sm" variant="outlined" color="neutral" onClick={onAsAtFirst}>
                Reset groups
              </Button>
            )}
          </Row>
        </InlineAlert>
      ) : (
        <Loader label="Laying out the chart" />
      )}
    </Place>
  );
}
