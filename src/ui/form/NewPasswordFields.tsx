import type { UseFormRegisterReturn } from 'react-hook-form';
import { PasswordField } from './PasswordField.tsx';

type NewPasswordFieldsProps = {
  register: (name: 'password' | 'password_confirmation') => UseFormRegisterReturn;
  errorOf: (field: string) => string | undefined;
  label?: string;
};

export const NewPasswordFields = ({ register, errorOf, label = 'New password' }: NewPasswordFieldsProps) => (
  <>
    <PasswordField
      {...register('password')}
      label={label}
      autoComplete="new-password"
      hint="At least 12 characters. A few words are easy to remember"
      error={errorOf('password')}
    />
    <PasswordField
      {...register('password_confirmation')}
      label={`${label} again`}
      autoComplete="new-password"
      error={errorOf('password_confirmation')}
    />
  </>
);
