import { dateTimeFormat } from '../intl.ts';
import { CheckboxGroupField } from './CheckboxGroupField.tsx';

export const providerNames = { google: 'Google', linkedin: 'LinkedIn' };

interface Identity {
  id: number;
  provider: keyof typeof providerNames;
  email: string;
  linked_at: string;
}

interface KeepIdentitiesProps {
  identities: readonly Identity[];
  locale: string;
  kept: readonly number[];
  onChange: (ids: number[]) => void;
}

export function KeepIdentities({ identities, locale, kept, onChange }: KeepIdentitiesProps) {
  if (identities.length === 0) return null;
  const day = dateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' });
  return (
    <CheckboxGroupField
      name="keep_identities"
      label="Keep these linked sign-ins?"
      hint="Select only those you linked yourself. We’ll unlink the rest, and you can link them again later."
      options={identities.map(({ id, provider, email, linked_at }) => ({
        value: id,
        label: providerNames[provider],
        hint: `${email}, linked on ${day.format(new Date(linked_at))}`,
      }))}
      value={kept}
      onChange={(values) => onChange(values.map(Number))}
    />
  );
}
