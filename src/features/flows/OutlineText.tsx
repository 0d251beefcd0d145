import styled from '@emotion/styled';
import { type FlowModel, outlineOf } from 'statechart-paths';
import type { Overlay, StateMark, TransitionMark } from 'statechart-paths/diagram';
import { token } from '../../ui/theme/token.ts';
import { Code, HintText } from './parts.ts';

const Text = styled('div')({ padding: 24, display: 'grid', gap: 20, alignContent: 'start' });
const Part = styled('section')({
  display: 'grid',
  gap: 6,
  maxWidth: '72ch',
  paddingLeft: 12,
  borderLeft: `3px solid ${token.line}`,
  '&[data-selected]': { borderColor: token.mark },
  '& h3': { fontSize: '1rem', fontWeight: 600, lineHeight: '24px' },
  '& ul': { paddingLeft: 20, display: 'grid', gap: 4 },
});
const Name = styled('button')({
  minHeight: 24,
  padding: 0,
  border: 0,
  background: 'none',
  color: token.link,
  fontWeight: 'inherit',
  textAlign: 'left',
  textDecoration: 'underline',
  cursor: 'pointer',
});

const Mark = styled('span')({
  justifySelf: 'start',
  padding: '0 6px',
  borderRadius: 6,
  background: token.tint,
  color: token.onTint,
  fontSize: '0.8125rem',
  lineHeight: '20px',
  fontWeight: 600,
});

type OutlineTextProps = {
  model: FlowModel;
  overlay: Overlay;
  selected: string;
  onSelect: (path: string) => void;
};

const words: Record<StateMark | TransitionMark, string> = {
  here: 'current',
  walked: 'walked',
  possible: 'possible',
  taken: 'yes, taken',
  no: 'no',
  notAsked: 'not asked',
  covered: 'covered',
  uncovered: 'not covered',
  partly: 'partly covered',
  failed: 'failed',
  added: 'added',
  removed: 'removed',
  changed: 'changed',
  visited: 'visited',
  leaving: 'many visits end here',
  travelled: 'taken',
};

// The overlay's mark of a transition as text; the drawing shows it by dash, count and colour.
function textOf({ transitions }: Overlay, id: string): string {
  const mark = transitions?.[id];
  if (!mark) return '';
  return (mark.kind === 'covered' || mark.kind === 'travelled') && mark.count !== undefined
    ? `×${mark.count}`
    : words[mark.kind];
}

export function OutlineText({ model, overlay, selected, onSelect }: OutlineTextProps) {
  return (
    <Text>
      {outlineOf(model).map(({ path, depth, trail, kind, description, page, calls, requirements, ways }) => (
        <Part
          key={path}
          data-selected={path === selected ? '' : undefined}
          style={{ marginLeft: Math.max(0, depth - 1) * 12 }}
        >
          <h3>
            <Name type="button" aria-pressed={path === selected} onClick={() => onSelect(path)}>
              {trail}
            </Name>
          </h3>
          {overlay.states?.[path] && <Mark>{words[overlay.states[path]]}</Mark>}
          {overlay.figures?.[path] && <HintText>{overlay.figures[path].long}</HintText>}
          {kind && <HintText>{kind.charAt(0).toUpperCase() + kind.slice(1)}</HintText>}
          {description && <p>{description}</p>}
          {page && (
            <p>
              Screen <Code>{page}</Code>
            </p>
          )}
          {calls.length > 0 && <p>{`Calls ${calls.join(', ')}`}</p>}
          {requirements.length > 0 && <HintText>{requirements.join(', ')}</HintText>}
          {ways.length > 0 && (
            <ul>
              {ways.map(({ transition, text }) => (
                <li key={transition}>
                  {text} {textOf(overlay, transition) && <Mark>{textOf(overlay, transition)}</Mark>}
                </li>
              ))}
            </ul>
          )}
        </Part>
      ))}
    </Text>
  );
}
