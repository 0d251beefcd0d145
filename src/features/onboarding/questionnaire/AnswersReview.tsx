import styled from '@emotion/styled';
import Link from '@mui/joy/Link';
import type { Question } from '../../../api/questions.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { hidden, token } from '../../../ui/theme/token.ts';
import { useFlow, useOnboarding } from '../onboardingFlow.tsx';
import { StageActions } from '../StageActions.tsx';
import { answerInWords } from './answer.ts';

const Answers = styled('dl')({ margin: 0, borderTop: `1px solid ${token.line}` });
const Answer = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: 16,
  padding: '16px 0',
  borderBottom: `1px solid ${token.line}`,
  '& dt': { fontWeight: 600 },
  '& dd': { margin: 0 },
  '& dd:last-of-type': { gridRow: '1 / span 2', gridColumn: 2 },
});

export function AnswersReview({ questions }: { questions: readonly Question[] }) {
  const { actor, locale } = useFlow();
  const busy = useOnboarding((snapshot) =>
    snapshot.matches({ underway: { screen: { questionnaire: 'saving' } } }),
  );
  return (
    <Stack gap="3xl">
      <Answers>
        {questions.map((question) => (
          <Answer key={question.id}>
            <dt>{question.title}</dt>
            <dd>{answerInWords(question, locale)}</dd>
            <dd>
              <Link
                component="button"
                type="button"
                sx={{ minHeight: 24 }}
                onClick={() => actor.send({ type: 'answer.reopened', questionId: question.id })}
              >
                Change<span style={hidden}> {question.title}</span>
              </Link>
            </dd>
          </Answer>
        ))}
      </Answers>
      <StageActions
        busy={busy}
        next="we’ll build your action plan from these answers"
        onClick={() => actor.send({ type: 'answers.submitted' })}
      />
    </Stack>
  );
}
