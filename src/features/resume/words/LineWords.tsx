import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { useActorRef, useSelector } from '@xstate/react';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { fromPromise } from 'xstate';
import { type RewriteMode, rewriteResumeText } from '../../../api/resumes.ts';
import type { SectionName } from '../../../documents/resume/resumeContent.ts';
import { observe } from '../../../machines/observation.ts';
import { type RewriteActors, rewriteMachine } from '../../../machines/rewrite.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { NativeSelect } from '../../../ui/form/control.ts';
import { SelectWrap } from '../../../ui/form/SelectField.tsx';
import { Quiet } from '../../../ui/Quiet.tsx';
import { modes, nothingFor } from './modes.ts';
import { Suggestion } from './Suggestion.tsx';
import { TermQuestions } from './TermQuestions.tsx';
import { WordsCard } from './WordsCard.tsx';

const Answers = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  '& > :last-child': { marginLeft: 'auto' },
});
const Mode = styled(SelectWrap)({
  '& > select': { width: 'auto', height: 44, fontSize: '0.9375rem', fontWeight: 500 },
  '& > svg': { top: 12 },
});

interface LineWordsProps {
  resumeId: number;
  section: SectionName;
  itemId?: string;
  text: string;
  onUse: (text: string) => void;
}

const machineOf = (resumeId: number) =>
  rewriteMachine.provide({
    actors: {
      rewriteResumeText: fromPromise(({ input, signal }) => rewriteResumeText(resumeId, input, signal)),
    } satisfies RewriteActors,
  });

function useRewrite({ resumeId, section, itemId, text, onUse }: LineWordsProps) {
  const [machine] = useState(() => machineOf(resumeId));
  const actor = useActorRef(machine, { inspect: observe });
  const state = useSelector(actor, (snapshot) => snapshot);
  const [mode, setMode] = useState<RewriteMode>('rephrase');
  const { request, rewriting } = state.context;
  const isUsed = state.matches('used');
  const isStale = request !== null && text !== request.text && !(isUsed && text === rewriting?.suggestion);
  useEffect(() => {
    if (isStale) actor.send({ type: 'text.changed' });
  }, [isStale, actor]);

  return {
    ...{ state, mode, setMode },
    suggested: state.matches('suggested') ? rewriting : null,
    ask(next: RewriteMode) {
      setMode(next);
      actor.send({
        type: 'words.requested',
        request: { text, mode: next, section, ...(itemId && { item_id: itemId }) },
      });
    },
    use() {
      if (!rewriting) return;
      actor.send({ type: 'suggestion.used' });
      onUse(rewriting.suggestion);
    },
    decline: () => actor.send({ type: 'suggestion.declined' }),
  };
}

type Rewrite = ReturnType<typeof useRewrite>;

export function LineWords(props: LineWordsProps) {
  const { text } = props;
  const rewrite = useRewrite(props);
  const aboutId = useId();
  const { state, mode, suggested, ask } = rewrite;
  const { request, rewriting, failure } = state.context;
  const unknownTerms = rewriting?.unknown_terms ?? [];
  if (text.trim() === '') return null;
  return (
    <WordsCard title="In civilian terms" aside={suggested ? 'No facts added' : undefined}>
      {suggested && <Suggestion rewriting={suggested} />}
      <div aria-live="polite">
        {state.matches('idle') && (
          <Quiet>The same meaning in different words. Nothing changes until you use it.</Quiet>
        )}
        {state.matches('asking') && (
          <Quiet>
            {state.matches({ asking: 'slow' })
              ? 'This is taking longer than usual. You can keep writing.'
              : 'Looking for a better wording…'}
          </Quiet>
        )}
        {state.matches('nothing') && <Quiet>{nothingFor(request?.mode ?? mode, text, unknownTerms)}</Quiet>}
        {state.matches('used') && <Quiet>We’ve added it to your text.</Quiet>}
      </div>
      {(suggested || state.matches('nothing')) && unknownTerms.length > 0 && (
        <TermQuestions terms={unknownTerms} onAnswered={() => ask(request?.mode ?? mode)} />
      )}
      {state.matches('failed') && (
        <InlineAlert kind="error">{failure?.message} Your text hasn’t changed.</InlineAlert>
      )}
      <Answers>
        <RewriteButtons rewrite={rewrite} />
        <StyleSelect rewrite={rewrite} aboutId={aboutId} />
      </Answers>
      <Quiet id={aboutId}>{modes.find(({ value }) => value === mode)?.about}</Quiet>
    </WordsCard>
  );
}

function RewriteButtons({ rewrite }: { rewrite: Rewrite }) {
  const { state, mode, suggested, ask, use, decline } = rewrite;
  return suggested ? (
    <>
      <Button size="sm" color="secondary" onClick={use}>
        Use this
      </Button>
      <Button size="sm" variant="outlined" color="neutral" onClick={decline}>
        Keep my version
      </Button>
    </>
  ) : (
    <Button
      size="sm"
      variant="outlined"
      color="neutral"
      loading={state.hasTag('busy')}
      onClick={() => ask(mode)}
    >
      {state.matches('failed') ? 'Try again' : 'Suggest a rewording'}
    </Button>
  );
}

function StyleSelect({ rewrite, aboutId }: { rewrite: Rewrite; aboutId: string }) {
  const { state, mode, setMode, suggested, ask } = rewrite;
  return (
    <Mode>
      <NativeSelect
        aria-label="Style"
        aria-describedby={aboutId}
        value={mode}
        disabled={state.hasTag('busy')}
        onChange={({ target }) => {
          const next = modes.find(({ value }) => value === target.value)?.value ?? mode;
          if (suggested) ask(next);
          else setMode(next);
        }}
      >
        {modes.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect>
      <ChevronDown size={20} aria-hidden="true" />
    </Mode>
  );
}
