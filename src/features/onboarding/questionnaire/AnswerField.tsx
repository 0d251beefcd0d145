import { Controller, type UseFormReturn } from 'react-hook-form';
import type { Question } from '../../../api/questions.ts';
import { CheckboxGroupField } from '../../../ui/form/CheckboxGroupField.tsx';
import { DateField } from '../../../ui/form/DateField.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { RadioField } from '../../../ui/form/RadioField.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { hidden } from '../../../ui/theme/token.ts';
import type { TypedAnswer } from './answer.ts';

interface AnswerFieldProps {
  question: Question;
  form: UseFormReturn<TypedAnswer, unknown, { question_id: number }>;
  error: string | undefined;
}

const longText = 200;

function scalePoints({ min, max, options }: Question) {
  if (options.length > 0) return options.map(({ value, label }) => ({ value, label }));
  const from = min ?? 1;
  const to = max ?? 5;
  return Array.from({ length: to - from + 1 }, (_, index) => String(from + index)).map((value) => ({
    value,
    label: value,
  }));
}

export function AnswerField({ question, form, error }: AnswerFieldProps) {
  const { type, options, why_we_ask, max_length, min, max } = question;
  const text = {
    label: <span style={hidden}>{question.title}</span>,
    hint: why_we_ask ?? undefined,
    error,
  };
  const choices = options.map(({ id, label, is_exclusive }) => ({
    value: String(id),
    label,
    exclusive: is_exclusive,
  }));
  switch (type) {
    case 'single_choice':
      return <RadioField {...text} {...form.register('one')} options={choices} />;
    case 'scale':
      return <RadioField {...text} {...form.register('one')} options={scalePoints(question)} />;
    case 'multi_choice':
      return (
        <Controller
          control={form.control}
          name="several"
          render={({ field: { name, value, onChange } }) => (
            <CheckboxGroupField
              {...text}
              hint={question.help_text ? text.hint : `${text.hint ?? ''} Choose all that apply.`.trim()}
              name={name}
              options={choices}
              value={value}
              onChange={onChange}
            />
          )}
        />
      );
    case 'date':
      return (
        <Controller
          control={form.control}
          name="one"
          render={({ field: { name, value, onChange } }) => (
            <DateField {...text} name={name} value={value} onChange={onChange} />
          )}
        />
      );
    case 'number':
      return <NumberField {...text} {...form.register('one')} min={min ?? 0} max={max ?? undefined} />;
    default:
      return (max_length ?? longText + 1) > longText ? (
        <TextAreaField {...text} {...form.register('one')} limit={max_length ?? undefined} />
      ) : (
        <TextField {...text} {...form.register('one')} maxLength={max_length ?? undefined} />
      );
  }
}
