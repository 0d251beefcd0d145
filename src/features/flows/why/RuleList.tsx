import styled from '@emotion/styled';
import Typography from '@mui/joy/Typography';
import { type FlowModel, guardWords } from 'statechart-paths';
import { List } from '../../../ui/List.tsx';
import { token } from '../../../ui/theme/token.ts';
import { stateName } from '../names.ts';
import { NumberRing } from '../parts.ts';
import type { Stage, TracedRule } from './trace.ts';

const Rules = styled(List)({
  display: 'grid',
  gap: 2,
  '& button': {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    width: '100%',
    minHeight: 36,
    padding: '4px 8px',
    border: 0,
    borderRadius: 8,
    background: 'none',
    color: token.ink,
    fontSize: '0.875rem',
    lineHeight: '20px',
    textAlign: 'left',
    cursor: 'pointer',
  },
  '& button:hover': { background: token.hover },
  '& [data-answer="yes"] > button': { background: token.tint, color: token.onTint, fontWeight: 600 },
  '& [data-answer="notAsked"] > button': { color: token.second },
});
const Answer = styled('span')({ marginLeft: 'auto', whiteSpace: 'nowrap' });

const answers: Record<TracedRule['answer'], string> = { yes: 'yes, taken', no: 'no', notAsked: 'not asked' };

type RuleListProps = { model: FlowModel; stages: Stage[]; onLookAt: (transition: string) => void };

export function RuleList({ model, stages, onLookAt }: RuleListProps) {
  return stages.map(({ at, rules }) => {
    const parent = model.states.find(({ path }) => path === at)?.parent ?? '';
    return (
      <div key={at}>
        <Typography level="title-sm" component="h3" sx={{ mb: 0.5 }}>
          {parent === ''
            ? `${stateName(model, at)}: rules, in order`
            : `${stateName(model, parent)}: rules, in order`}
        </Typography>
        <Rules as="ol">
          {rules.map(({ transition, answer }) => (
            <li key={transition.id} data-answer={answer}>
              <button type="button" onClick={() => onLookAt(transition.id)}>
                <NumberRing>{transition.order}</NumberRing>
                <span>{sentence(guardWords(transition) || 'otherwise')}</span>
                <Answer>{answers[answer]}</Answer>
              </button>
            </li>
          ))}
        </Rules>
      </div>
    );
  });
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
