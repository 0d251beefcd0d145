import styled from '@emotion/styled';
import { ChevronDown } from 'lucide-react';
import { normalForm } from '../../documents/normalForm.ts';
import { Stack } from '../Stack.tsx';
import { hidden } from '../theme/token.ts';
import { callingCodes } from './callingCodes.ts';
import { NativeSelect, TextInput } from './control.ts';
import { controlAria, type FieldText } from './Field.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { SelectWrap } from './SelectField.tsx';

const HiddenLabel = styled('label')(hidden);

export type PhoneNumber = { country_code: string; phone_number: string };

type PhoneFieldProps = FieldText & {
  name: string;
  id?: string;
  value: PhoneNumber;
  onChange: (value: PhoneNumber) => void;
  onBlur?: () => void;
};

const Parts = styled(Stack)({ gridTemplateColumns: '104px minmax(0, 1fr)' });

const CodeSelect = styled(NativeSelect)({
  color: 'transparent',
  '@media (forced-colors: active)': { '& + span': { display: 'none' } },
});
const Code = styled('span')({
  position: 'absolute',
  left: 15,
  top: 12,
  lineHeight: '24px',
  pointerEvents: 'none',
});

// Accepts full-width and Arabic digits. In both Arabic blocks the last four bits are the digit.
const plain = (text: string) =>
  normalForm(text, 'NFKC')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (figure) => String(figure.charCodeAt(0) & 15))
    .trim();

const digits = (text: string) => plain(text).replace(/\D/g, '');

const americas = '+1';
// The international prefix dialled in North America, and in most other countries.
const dialled = (current: string) => (current === americas ? /^(?:011|00)/ : /^00/);

function readNumber(text: string, current: string): PhoneNumber {
  const entered = plain(text).replace(dialled(current), '+');
  const international = `+${digits(entered)}`;
  const code =
    entered.startsWith('+') &&
    [...callingCodes]
      .map(([code]) => code)
      .sort((a, b) => b.length - a.length)
      .find((code) => international.startsWith(code));
  if (!code) {
    const national = digits(text);
    // No North American area code begins with 1, so a leading 1 is the country code.
    const isWhole = current === americas && /^1\d{10}$/.test(national);
    return { country_code: current, phone_number: isWhole ? national.slice(1) : national };
  }
  return { country_code: code, phone_number: international.slice(code.length) };
}

export function PhoneField({ name, id = name, value, onChange, onBlur, ...text }: PhoneFieldProps) {
  const aria = controlAria(id, text);
  const isListed = callingCodes.some(([code]) => code === value.country_code);
  return (
    <FieldGroup id={id} {...text}>
      <Parts gap="sm" maxWidth={440}>
        <div>
          <HiddenLabel htmlFor={`${id}-code`}>Country code</HiddenLabel>
          <SelectWrap>
            <CodeSelect
              id={`${id}-code`}
              name={`${name}-code`}
              autoComplete="tel-country-code"
              value={value.country_code}
              onChange={(event) => onChange({ ...value, country_code: event.target.value })}
              onBlur={onBlur}
            >
              {!isListed && <option value={value.country_code}>{value.country_code}</option>}
              {callingCodes.map(([code, country]) => (
                <option key={code} value={code}>
                  {code} {country}
                </option>
              ))}
            </CodeSelect>
            <Code aria-hidden="true">{value.country_code}</Code>
            <ChevronDown size={20} aria-hidden="true" />
          </SelectWrap>
        </div>
        <div>
          <HiddenLabel htmlFor={id}>Number</HiddenLabel>
          <TextInput
            {...aria}
            name={name}
            // HTML allows a number without its country code only in a field of text.
            type="text"
            inputMode="tel"
            autoComplete="tel-national"
            value={value.phone_number}
            onChange={(event) => onChange(readNumber(event.target.value, value.country_code))}
            onBlur={onBlur}
          />
        </div>
      </Parts>
    </FieldGroup>
  );
}
