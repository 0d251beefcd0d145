import styled from '@emotion/styled';
import Typography from '@mui/joy/Typography';
import { Download, FoldVertical } from 'lucide-react';
import { type Level, levels } from 'statechart-paths/diagram';
import { toast } from '../../ui/feedback/toast.ts';
import { token } from '../../ui/theme/token.ts';
import { type Drawing, savePng, saveSvg } from './download.ts';
import { ButtonGroup, ToolButton } from './parts.ts';
import { type FlowLens, type FlowPlace, type Go, lensesOf } from './useFlowAddress.ts';
import { Zoom, type ZoomScale } from './Zoom.tsx';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '10px 20px',
  borderBottom: `1px solid ${token.line}`,
});
const Top = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  flex: '1 1 100%',
  '& > div:first-of-type': { flex: '1 1 200px' },
  '& p': { color: token.second, fontSize: '0.875rem', lineHeight: '20px' },
});

const levelNames: Record<Level, string> = { overview: 'Overview', product: 'Product', all: 'Everything' };
const lensNames: Record<FlowLens, string> = {
  walk: 'Walk',
  why: 'Why am I here?',
  visits: 'Where people are',
  coverage: 'Coverage',
  changes: 'Changes',
};

type ChartBarProps = {
  place: FlowPlace;
  go: Go;
  drawing: Drawing | null;
  scale: ZoomScale;
  onScale: (scale: ZoomScale) => void;
};

export function ChartBar({ place, go, drawing, scale, onScale }: ChartBarProps) {
  const { flow, level, asText, lens, toggled } = place;
  return (
    <Bar>
      <Top>
        <div>
          <Typography level="title-lg" component="h2">
            {flow.title}
          </Typography>
          <p>{flow.model.description}</p>
        </div>
        {!asText && drawing && <DownloadButtons drawing={drawing} />}
      </Top>
      <ButtonGroup role="group" aria-label="Show">
        {lensesOf(flow).map((name) => (
          <ToolButton
            key={name}
            type="button"
            aria-pressed={name === lens}
            onClick={() => go({ lens: name, state: null, way: null })}
          >
            {lensNames[name]}
          </ToolButton>
        ))}
      </ButtonGroup>
      {!asText && (
        <ButtonGroup role="group" aria-label="Level">
          {levels.map((name) => (
            <ToolButton
              key={name}
              type="button"
              aria-pressed={name === level}
              onClick={() => go({ level: name })}
            >
              {levelNames[name]}
            </ToolButton>
          ))}
        </ButtonGroup>
      )}
      {!asText && toggled.length > 0 && (
        <ToolButton type="button" onClick={() => go({ toggled: [] })}>
          <FoldVertical size={18} aria-hidden="true" />
          Reset groups
        </ToolButton>
      )}
      {!asText && drawing && <Zoom scale={scale} onScale={onScale} />}
    </Bar>
  );
}

const DownloadButtons = ({ drawing }: { drawing: Drawing }) => (
  <ButtonGroup role="group" aria-label="Download">
    <ToolButton
      type="button"
      aria-label="Download as SVG"
      onClick={() =>
        void saveSvg(drawing).catch(() => toast.error('We couldn’t create the file. Try again.'))
      }
    >
      <Download size={18} aria-hidden="true" />
      SVG
    </ToolButton>
    <ToolButton
      type="button"
      aria-label="Download as PNG"
      onClick={() => void savePng(drawing).catch(() => toast.error('We couldn’t create the image. Try SVG.'))}
    >
      PNG
    </ToolButton>
  </ButtonGroup>
);
