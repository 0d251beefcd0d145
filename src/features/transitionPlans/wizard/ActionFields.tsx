import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { Plus, Trash2 } from 'lucide-react';
import type { PlanType } from '../../../api/transitionPlans.ts';
import { DefinedField } from '../../../ui/form/DefinedField.tsx';
import { FieldError } from '../../../ui/form/Field.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { token } from '../../../ui/theme/token.ts';
import { typography } from '../../../ui/theme/typeScale.ts';
import { actionFields, maxActions } from './steps.ts';
import type { TypedAction } from './typed.ts';

const Part = styled('fieldset')({
  display: 'grid',
  gap: 20,
  minWidth: 0,
  padding: '24px 0 0',
  border: 0,
  borderTop: `1px solid ${token.line}`,
});
const Name = styled('legend')({ ...typography.h3, float: 'left', width: '100%' });
const Empty = styled('p')({ color: token.second });

type ActionsProps = {
  type: PlanType;
  gaps: readonly { id: string; name: string }[];
  actions: readonly TypedAction[];
  errorOf: (field: string) => string | undefined;
  onChange: (actions: TypedAction[]) => void;
};

export function ActionFields({ type, gaps, actions, errorOf, onChange }: ActionsProps) {
  const add = (gap_id: string | null) =>
    onChange([...actions, { id: crypto.randomUUID(), gap_id, kind: '', title: '', due_on: '' }]);
  const open = gaps.filter(({ id }) => !actions.some((action) => action.gap_id === id));
  return (
    <Stack gap="2xl">
      {actions.length === 0 && gaps.length === 0 && type === 'employment' && (
        <Empty>
          You didn’t list any gaps, so you can leave this empty. You can still add actions if you like.
        </Empty>
      )}
      {actions.map((action, place) => (
        <ActionField
          key={action.id}
          type={type}
          action={action}
          place={place}
          gap={gaps.find(({ id }) => id === action.gap_id)?.name}
          errorOf={errorOf}
          onChange={(next) =>
            onChange(next ? actions.with(place, next) : actions.filter(({ id }) => id !== action.id))
          }
        />
      ))}
      <div>
        <Row gap="md" id="actions" tabIndex={-1}>
          {open.map(({ id, name }) => (
            <Button
              key={id}
              variant="outlined"
              color="neutral"
              startDecorator={<Plus size={18} aria-hidden="true" />}
              onClick={() => add(id)}
            >
              {`For: ${name}`}
            </Button>
          ))}
          {actions.length < maxActions && (
            <Button
              variant="outlined"
              color="neutral"
              startDecorator={<Plus size={18} aria-hidden="true" />}
              onClick={() => add(null)}
            >
              Add action
            </Button>
          )}
        </Row>
        <FieldError id="actions" error={errorOf('actions')} />
      </div>
    </Stack>
  );
}

type ActionFieldProps = Pick<ActionsProps, 'type' | 'errorOf'> & {
  action: TypedAction;
  place: number;
  gap: string | undefined;
  onChange: (action: TypedAction | null) => void;
};

function ActionField({ type, action, place, gap, errorOf, onChange }: ActionFieldProps) {
  return (
    <Part>
      <Name>{gap ? `To close this gap: ${gap}` : `Action ${place + 1}`}</Name>
      {actionFields(type).map((field) => {
        const fieldId = `${field.name.replace('_on', '')}-${action.id}`;
        return (
          <DefinedField
            key={field.name}
            field={field}
            name={fieldId}
            value={action[field.name as keyof TypedAction]}
            error={errorOf(fieldId)}
            onChange={(value) => onChange({ ...action, [field.name]: value ?? '' })}
          />
        );
      })}
      <Row gap="md">
        <Button
          variant="plain"
          color="neutral"
          startDecorator={<Trash2 size={18} aria-hidden="true" />}
          aria-label={`Remove ${action.title || `action ${place + 1}`}`}
          onClick={() => onChange(null)}
        >
          Remove
        </Button>
      </Row>
    </Part>
  );
}
