import { TextAreaField } from './TextAreaField.tsx';

type LinesFieldProps = {
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  optional?: boolean;
  rows?: number | undefined;
  value: string;
  onChange: (value: string) => void;
};

export const LinesField = ({ hint = 'One per line.', rows = 4, onChange, ...field }: LinesFieldProps) => (
  <TextAreaField
    id={field.name}
    {...field}
    hint={hint}
    rows={rows}
    onChange={({ target }) => onChange(target.value)}
  />
);
