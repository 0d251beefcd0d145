import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { translateMilitary } from '../../../api/resumes.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { SkeletonRows, Waiting } from '../../../ui/feedback/Skeleton.tsx';
import { Quiet, Reasons, WordsCard } from './WordsCard.tsx';

interface CivilianTitlesProps {
  resumeId: number;
  // A post that is saved.
  itemId: string;
  // The résumé's: a post that was changed is translated anew.
  version?: number;
  onTitle: (title: string) => void;
  onSkills: (names: string[]) => void;
  onPhrase: (phrase: { path: string; from: string; to: string }) => void;
}

const Row = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  '& > div': { flex: '1 1 200px', minWidth: 0 },
});
const Part = styled('div')({ display: 'grid', gap: 8 });
const PartTitle = styled('h4')({ fontSize: '0.875rem', lineHeight: '20px', fontWeight: 600 });

export function CivilianTitles(props: CivilianTitlesProps) {
  const { resumeId, itemId, version = 0, onTitle, onSkills, onPhrase } = props;
  const {
    data: translation,
    error,
    refetch,
    isFetching,
  } = useQuery({
    queryKey: ['translateMilitary', resumeId, itemId, version],
    queryFn: async () => (await translateMilitary(resumeId, [itemId]))[0] ?? null,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
  const [taken, setTaken] = useState<readonly string[]>([]);
  const take = (...names: string[]) => setTaken((before) => [...before, ...names]);

  if (error)
    return (
      <WordsCard title="In civilian terms">
        <InlineAlert kind="error">{error.message}</InlineAlert>
        <Button
          size="sm"
          variant="outlined"
          color="neutral"
          loading={isFetching}
          sx={{ justifySelf: 'start' }}
          onClick={() => refetch()}
        >
          Try again
        </Button>
      </WordsCard>
    );
  if (translation === undefined)
    return (
      <WordsCard title="In civilian terms">
        <Waiting>
          <SkeletonRows count={2} />
        </Waiting>
      </WordsCard>
    );
  const { civilian_titles: titles = [], skills = [], phrases = [] } = translation ?? {};
  const open = skills.filter(({ name }) => !taken.includes(name));
  const isEmpty = titles.length + skills.length + phrases.length === 0;
  return (
    <WordsCard title="In civilian terms" aside={titles.length > 0 ? 'From a curated list' : undefined}>
      {isEmpty && <Quiet>Choose a rank and a role above to see their civilian equivalents.</Quiet>}
      {titles.length > 0 && (
        <Group title="Job titles employers know">
          {titles.map(({ title, reason }) => (
            <Proposal
              key={title}
              what={title}
              why={reason}
              label="Use this"
              isTaken={taken.includes(title)}
              onTake={() => {
                take(title);
                onTitle(title);
              }}
            />
          ))}
        </Group>
      )}
      {skills.length > 0 && (
        <Group title="Skills from this role">
          {skills.map(({ name, reason }) => (
            <Proposal
              key={name}
              what={name}
              why={reason}
              label="Add"
              isTaken={taken.includes(name)}
              onTake={() => {
                take(name);
                onSkills([name]);
              }}
            />
          ))}
        </Group>
      )}
      {open.length > 1 && (
        <Button
          size="sm"
          variant="outlined"
          color="neutral"
          startDecorator={<Plus size={18} />}
          sx={{ justifySelf: 'start' }}
          onClick={() => {
            const names = open.map(({ name }) => name);
            take(...names);
            onSkills(names);
          }}
        >
          Add all {open.length} skills
        </Button>
      )}
      {phrases.length > 0 && (
        <Group title="Words civilians may not know">
          {phrases.map(({ path, from, to, reason }) => (
            <Proposal
              key={`${path}:${from}`}
              what={`${from} → ${to}`}
              spoken={`${to} instead of ${from}`}
              why={reason}
              label="Use this"
              isTaken={taken.includes(`${path}:${from}`)}
              onTake={() => {
                take(`${path}:${from}`);
                onPhrase({ path, from, to });
              }}
            />
          ))}
        </Group>
      )}
    </WordsCard>
  );
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <Part>
    <PartTitle>{title}</PartTitle>
    <Reasons>{children}</Reasons>
  </Part>
);

interface ProposalProps {
  what: string;
  // Where the words on the page are no sentence.
  spoken?: string;
  why: string;
  label: string;
  isTaken: boolean;
  onTake: () => void;
}

const Proposal = ({ what, spoken = what, why, label, isTaken, onTake }: ProposalProps) => (
  <Row>
    <div>
      {what}
      <Quiet>{why}</Quiet>
    </div>
    {isTaken ? (
      <Quiet as="span" role="status">
        Added
      </Quiet>
    ) : (
      <Button
        size="sm"
        variant="outlined"
        color="neutral"
        aria-label={`${label}: ${spoken}`}
        onClick={onTake}
      >
        {label}
      </Button>
    )}
  </Row>
);
