import styled from '@emotion/styled';
import type { ResumeBuilderEvent } from '../../../machines/resumeBuilder.ts';
import { token } from '../../../ui/theme/token.ts';

const Switch = styled('fieldset')({
  margin: 0,
  border: 0,
  display: 'flex',
  gap: 4,
  padding: '8px 20px',
  borderBottom: `1px solid ${token.line}`,
  '@media (min-width:600px)': { paddingInline: 32 },
  '@media (min-width:1200px)': { display: 'none' },
});
const Choice = styled('button')({
  flex: 1,
  minHeight: 44,
  padding: '0 12px',
  border: 0,
  borderRadius: 8,
  background: 'none',
  color: token.second,
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  '&[aria-pressed="true"]': { background: token.tint, color: token.onTint },
});

const choices = [
  { showing: 'editing', label: 'Edit', type: 'form.opened' },
  { showing: 'previewing', label: 'Preview', type: 'preview.opened' },
  { showing: 'designing', label: 'Design', type: 'design.opened' },
] as const;

type Showing = (typeof choices)[number]['showing'];

type ShowingSwitchProps = {
  showing: Showing;
  among?: readonly Showing[];
  send: (event: ResumeBuilderEvent) => void;
};

export const ShowingSwitch = ({ showing, among, send }: ShowingSwitchProps) => (
  <Switch aria-label="Show">
    {choices
      .filter((choice) => !among || among.includes(choice.showing))
      .map((choice) => (
        <Choice
          key={choice.showing}
          type="button"
          aria-pressed={choice.showing === showing}
          onClick={() => send({ type: choice.type })}
        >
          {choice.label}
        </Choice>
      ))}
  </Switch>
);
