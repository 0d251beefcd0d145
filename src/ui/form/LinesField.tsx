import { TextAreaField } from './TextAreaField.tsx';

type LinesFieldProps = {
  name: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  optional?: boolean;
  value: string;
  onChange: (value: string) => void;
};

export const LinesField = ({ hint = 'One per line.', onChange, ...field }: LinesFieldProps) => (
  <TextAreaField
    id={field.name}
    {...field}
    hint={hint}
    rows={4}
    onChange={({ target }) => onChange(target.value)}
  />
);
