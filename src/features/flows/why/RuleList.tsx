import styled from '@emotion/styled';
import Typography from '@mui/joy/Typography';
import type { FlowModel } from '../../../flows/model.ts';
import { guardWords } from '../../../flows/words.ts';
import { token } from '../../../ui/theme/token.ts';
import { nameOf } from '../names.ts';
import { Ring } from '../parts.ts';
import type { Rule, Stage } from './trace.ts';

const List = styled('ol')({
  listStyle: 'none',
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

const answers: Record<Rule['answer'], string> = { yes: 'yes, taken', no: 'no', notAsked: 'not asked' };

type RuleListProps = { model: FlowModel; stages: Stage[]; onLookAt: (transition: string) => void };

/** The rules of every state that was asked, in order, each with its answer. */
export function RuleList({ model, stages, onLookAt }: RuleListProps) {
  return stages.map(({ at, rules }) => {
    const parent = model.states.find(({ path }) => path === at)?.parent ?? '';
    return (
      <div key={at}>
        <Typography level="title-sm" component="h3" sx={{ mb: 0.5 }}>
          {parent === ''
            ? `${nameOf(model, at)}: rules, in order`
            : `${nameOf(model, parent)}: rules, in order`}
        </Typography>
        <List>
          {rules.map(({ transition, answer }) => (
            <li key={transition.id} data-answer={answer}>
              <button type="button" onClick={() => onLookAt(transition.id)}>
                <Ring>{transition.order}</Ring>
                <span>{sentence(guardWords(transition) || 'otherwise')}</span>
                <Answer>{answers[answer]}</Answer>
              </button>
            </li>
          ))}
        </List>
      </div>
    );
  });
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
