import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { ChevronLeft, ChevronRight, Keyboard } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Hidden } from '../../../ui/Hidden.tsx';
import { IconAction } from '../../../ui/IconAction.tsx';
import { token } from '../../../ui/theme/token.ts';
import { KeyHelp } from './KeyHelp.tsx';
import { useLetterKeys } from './letterKeys.ts';
import { useKeys } from './useKeys.ts';
import type { Walk } from './useWalk.ts';
import { placeText } from './walk.ts';

const Bar = styled('nav')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });
const Place = styled('p')({ color: token.second, fontVariantNumeric: 'tabular-nums' });

/** To the applicants before and after, in the order of the list from which this one was opened. */
export function WalkBar({ walk }: { walk: Walk }) {
  const { current, previous, next, addressOf } = walk;
  const navigate = useNavigate();
  const isOn = useLetterKeys();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const goTo = (applicant: Walk['next']) => applicant && (() => void navigate(addressOf(applicant.id)));
  useKeys({
    j: goTo(next) ?? undefined,
    k: goTo(previous) ?? undefined,
    '?': () => setHelpOpen(true),
  });
  return (
    <Bar aria-label="Applicants in the list">
      <Step walk={walk} to={previous} label="Previous" letter={isOn ? 'K' : undefined} />
      <Place>{placeText(walk)}</Place>
      <Step walk={walk} to={next} label="Next" letter={isOn ? 'J' : undefined} />
      <IconAction label="Keyboard shortcuts" aria-haspopup="dialog" onClick={() => setHelpOpen(true)}>
        <Keyboard size={20} aria-hidden="true" />
      </IconAction>
      <Hidden role="status">{current && `${placeText(walk)}: ${current.display_name}`}</Hidden>
      {isHelpOpen && <KeyHelp onClose={() => setHelpOpen(false)} />}
    </Bar>
  );
}

type StepProps = {
  walk: Walk;
  to: Walk['next'];
  label: 'Previous' | 'Next';
  letter: string | undefined;
};

function Step({ walk, to, label, letter }: StepProps) {
  const look = { size: 'sm', variant: 'outlined', color: 'neutral' } as const;
  const icon =
    label === 'Previous'
      ? { startDecorator: <ChevronLeft size={18} aria-hidden="true" /> }
      : { endDecorator: <ChevronRight size={18} aria-hidden="true" /> };
  if (!to)
    return (
      <Button {...look} {...icon} disabled>
        {label}
      </Button>
    );
  return (
    <Button
      {...look}
      {...icon}
      component={Link}
      to={walk.addressOf(to.id)}
      aria-label={`${label}: ${to.display_name}`}
      aria-keyshortcuts={letter}
    >
      {label}
    </Button>
  );
}
