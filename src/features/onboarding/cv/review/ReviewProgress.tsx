import styled from '@emotion/styled';
import type { MouseEvent } from 'react';
import type { ReviewPart } from '../../../../machines/review.ts';
import { token } from '../../../../ui/theme/token.ts';
import type { SectionLeft } from './reviewProgress.ts';
import { definitions } from './sections.ts';

interface ReviewProgressProps {
  left: readonly SectionLeft[];
  sections: number;
  checked: number;
  unplaced: number;
  onOpen: (part: ReviewPart) => void;
}

const Box = styled('div')({
  display: 'grid',
  gap: 8,
  '& > p': { fontWeight: 600, lineHeight: '24px' },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 12px', color: token.second },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 36,
    color: token.link,
    fontWeight: 500,
    textUnderlineOffset: 4,
  },
});

const counted = (count: number, noun: string) =>
  `${count === 1 ? 'one' : count} ${noun}${count === 1 ? '' : 's'}`;

function reasonOf({ missing, doubtful }: SectionLeft): string {
  const reasons = [
    missing > 0 ? `${counted(missing, 'answer')} to complete` : '',
    doubtful > 0 ? `${counted(doubtful, 'answer')} to check` : '',
  ];
  return reasons.filter(Boolean).join(', ');
}

function doneText(checked: number, sections: number): string {
  if (checked === sections) return 'Everything is checked';
  return checked > 0 ? 'Nothing else needs checking' : 'Nothing needs checking';
}

export function ReviewProgress({ left, sections, checked, unplaced, onOpen }: ReviewProgressProps) {
  const open = (event: MouseEvent, part: ReviewPart) => {
    event.preventDefault();
    onOpen(part);
  };
  const targets = [
    ...left.map((section) => ({
      part: section.name,
      label: definitions[section.name].title,
      reason: reasonOf(section),
    })),
    ...(unplaced > 0
      ? [
          {
            part: 'unplaced' as const,
            label: 'Lines we couldn’t place',
            reason: `${counted(unplaced, 'line')}, if you want them`,
          },
        ]
      : []),
  ];
  return (
    <Box>
      <p role="status">
        {left.length > 0
          ? `${left.length} of ${sections} sections left to check`
          : `${doneText(checked, sections)}. Change anything you like, then continue.`}
      </p>
      {targets.length > 0 && (
        <ul>
          {targets.map(({ part, label, reason }) => (
            <li key={part}>
              <a href={`#section-${part}`} onClick={(event) => open(event, part)}>
                {label}
              </a>
              <span>{reason}</span>
            </li>
          ))}
        </ul>
      )}
    </Box>
  );
}
