import Button from '@mui/joy/Button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { translateMilitary } from '../../../api/resumes.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { SkeletonRows, Waiting } from '../../../ui/feedback/Skeleton.tsx';
import { Quiet } from '../../../ui/Quiet.tsx';
import { Proposal, ProposalGroup } from './Proposal.tsx';
import { WordsCard } from './WordsCard.tsx';

interface CivilianTitlesProps {
  resumeId: number;
  itemId: string;
  // The resume's version; a changed post is translated again.
  version?: number;
  onTitle: (title: string) => void;
  onSkills: (names: string[]) => void;
  onPhrase: (phrase: { path: string; from: string; to: string }) => void;
}

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
  const isEmpty = titles.length + skills.length + phrases.length === 0;
  return (
    <WordsCard title="In civilian terms" aside={titles.length > 0 ? 'From a curated list' : undefined}>
      {isEmpty && <Quiet>Choose a rank and a role above to see their civilian equivalents.</Quiet>}
      <TitleProposals proposals={titles} taken={taken} onTake={take} onTitle={onTitle} />
      <SkillProposals proposals={skills} taken={taken} onTake={take} onSkills={onSkills} />
      <PhraseProposals proposals={phrases} taken={taken} onTake={take} onPhrase={onPhrase} />
    </WordsCard>
  );
}

type Translation = NonNullable<Awaited<ReturnType<typeof translateMilitary>>[number]>;

interface ProposalsProps<Name extends 'civilian_titles' | 'skills' | 'phrases'> {
  proposals: NonNullable<Translation[Name]>;
  taken: readonly string[];
  onTake: (...names: string[]) => void;
}

type TitleProposalsProps = ProposalsProps<'civilian_titles'> & Pick<CivilianTitlesProps, 'onTitle'>;

const TitleProposals = ({ proposals, taken, onTake, onTitle }: TitleProposalsProps) =>
  proposals.length > 0 && (
    <ProposalGroup title="Job titles employers know">
      {proposals.map(({ title, reason }) => (
        <Proposal
          key={title}
          what={title}
          why={reason}
          label="Use this"
          isTaken={taken.includes(title)}
          onTake={() => {
            onTake(title);
            onTitle(title);
          }}
        />
      ))}
    </ProposalGroup>
  );

type SkillProposalsProps = ProposalsProps<'skills'> & Pick<CivilianTitlesProps, 'onSkills'>;

function SkillProposals({ proposals, taken, onTake, onSkills }: SkillProposalsProps) {
  const open = proposals.filter(({ name }) => !taken.includes(name));
  return (
    <>
      {proposals.length > 0 && (
        <ProposalGroup title="Skills from this role">
          {proposals.map(({ name, reason }) => (
            <Proposal
              key={name}
              what={name}
              why={reason}
              label="Add"
              isTaken={taken.includes(name)}
              onTake={() => {
                onTake(name);
                onSkills([name]);
              }}
            />
          ))}
        </ProposalGroup>
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
            onTake(...names);
            onSkills(names);
          }}
        >
          Add all {open.length} skills
        </Button>
      )}
    </>
  );
}

type PhraseProposalsProps = ProposalsProps<'phrases'> & Pick<CivilianTitlesProps, 'onPhrase'>;

const PhraseProposals = ({ proposals, taken, onTake, onPhrase }: PhraseProposalsProps) =>
  proposals.length > 0 && (
    <ProposalGroup title="Words civilians may not know">
      {proposals.map(({ path, from, to, reason }) => (
        <Proposal
          key={`${path}:${from}`}
          what={`${from} → ${to}`}
          spoken={`${to} instead of ${from}`}
          why={reason}
          label="Use this"
          isTaken={taken.includes(`${path}:${from}`)}
          onTake={() => {
            onTake(`${path}:${from}`);
            onPhrase({ path, from, to });
          }}
        />
      ))}
    </ProposalGroup>
  );
