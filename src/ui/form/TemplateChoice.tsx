import styled from '@emotion/styled';
import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { List } from '../List.tsx';
import { Stack } from '../Stack.tsx';
import { token } from '../theme/token.ts';
import { insertTemplate } from './insertTemplate.ts';

const Opener = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  padding: 0,
  border: 0,
  background: 'none',
  color: token.link,
  fontSize: '0.9375rem',
  fontWeight: 500,
  cursor: 'pointer',
  '& > svg': { transition: 'transform calc(var(--motion, 1) * 120ms) ease-out' },
  '&[aria-expanded="true"] > svg': { transform: 'rotate(180deg)' },
});
const Choices = styled(List)({
  maxHeight: 320,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: 8,
  border: `1px solid ${token.line}`,
  borderRadius: 8,
});
const choice = {
  display: 'grid',
  gap: 2,
  width: '100%',
  minHeight: 44,
  padding: '8px 12px',
  border: 0,
  borderRadius: 6,
  background: 'none',
  color: token.ink,
  fontSize: '0.9375rem',
  lineHeight: '22px',
  textAlign: 'left',
  overflowWrap: 'anywhere',
  '& > span': { fontSize: '0.875rem', lineHeight: '20px', color: token.second },
} as const;
const Choice = styled('button')({ ...choice, cursor: 'pointer', '&:hover': { background: token.hover } });
const Refused = styled('div')(choice);

const shown = 120;
const start = (text: string) => (text.length > shown ? `${text.slice(0, shown)}…` : text);

type TemplateChoiceProps = {
  /** Each text as it would be inserted; null where it cannot be. */
  templates: readonly { id: number; title: string; text: string | null }[];
  /** Of the text area, which has the focus afterwards. */
  fieldId: string;
  value: string;
  /** Why a template has no text. */
  refusal?: string;
  disabled?: boolean;
  children?: ReactNode;
  onChange: (text: string) => void;
};

/** Inserts a template in a text area, where it can be read and changed before it is sent. */
export function TemplateChoice(props: TemplateChoiceProps) {
  const { templates, fieldId, value, refusal, disabled = false, children, onChange } = props;
  const [isOpen, setOpen] = useState(false);
  const [tried, setTried] = useState('');
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const choose = (text: string) => {
    setTried(text);
    setOpen(false);
    onChange(insertTemplate(value, text, tried));
    document.getElementById(fieldId)?.focus();
  };
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    // A dialog around it stays open.
    event.preventDefault();
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <Stack gap="sm" onKeyDown={close}>
      <div>
        <Opener
          ref={opener}
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          disabled={disabled}
          onClick={() => setOpen(!isOpen)}
        >
          Use a template
          <ChevronDown size={18} aria-hidden="true" />
        </Opener>
      </div>
      <Stack id={id} gap="sm">
        {isOpen && (
          <>
            <Choices aria-label="Templates">
              {templates.map(({ id, title, text }) => (
                <li key={id}>
                  {text === null ? (
                    <Refused>
                      {title}
                      <span>{refusal}</span>
                    </Refused>
                  ) : (
                    <Choice type="button" onClick={() => choose(text)}>
                      {title}
                      <span>{start(text)}</span>
                    </Choice>
                  )}
                </li>
              ))}
            </Choices>
            {children}
          </>
        )}
      </Stack>
    </Stack>
  );
}
