import { Minus, Plus } from 'lucide-react';
import { ButtonGroup, ToolButton } from './parts.ts';

export type ZoomScale = number | 'whole';

const steps = [0.5, 0.65, 0.8, 1, 1.25, 1.6, 2];

export function Zoom({ scale, onScale }: { scale: ZoomScale; onScale: (scale: ZoomScale) => void }) {
  const now = scale === 'whole' ? 1 : scale;
  const smaller = steps.findLast((step) => step < now);
  const larger = steps.find((step) => step > now);
  return (
    <ButtonGroup role="group" aria-label="Size">
      <ToolButton
        type="button"
        aria-label="Smaller"
        aria-disabled={smaller === undefined || undefined}
        onClick={() => onScale(smaller ?? now)}
      >
        <Minus size={18} aria-hidden="true" />
      </ToolButton>
      <ToolButton
        type="button"
        aria-pressed={scale === 'whole'}
        onClick={() => onScale(scale === 'whole' ? 1 : 'whole')}
      >
        Fit
      </ToolButton>
      <ToolButton
        type="button"
        aria-label="Larger"
        aria-disabled={larger === undefined || undefined}
        onClick={() => onScale(larger ?? now)}
      >
        <Plus size={18} aria-hidden="true" />
      </ToolButton>
    </ButtonGroup>
  );
}
