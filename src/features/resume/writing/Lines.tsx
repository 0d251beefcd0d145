import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { Plus, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { TextArea } from '../../../ui/form/control.ts';
import { controlAria, FieldError } from '../../../ui/form/Field.tsx';
import type { FieldDefinition } from '../../../ui/form/fieldDefinition.ts';
import { IconAction } from '../../../ui/IconAction.tsx';
import { Quiet } from '../../../ui/Quiet.tsx';
import { token } from '../../../ui/theme/token.ts';

const Group = styled('fieldset')({ minWidth: 0, margin: 0, padding: 0, border: 0 });
const Head = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  fontSize: '0.9375rem',
  lineHeight: '22px',
  '& > :last-child': { color: token.quiet, fontVariantNumeric: 'tabular-nums' },
});
const List = styled('ol')({ listStyle: 'none', margin: '8px 0 0', padding: 0, display: 'grid', gap: 8 });
const Line = styled('div')({ display: 'flex', alignItems: 'flex-start' });
const Text = styled(TextArea)({ minHeight: 48, resize: 'none', fieldSizing: 'content' });

interface LinesProps {
  field: FieldDefinition;
  path: string;
  lines: readonly string[];
  errorOf: (path: string) => string | undefined;
  /** What could be better about a line. */
  noteOf?: ((path: string) => string | undefined) | undefined;
  onChange: (lines: string[]) => void;
  onRewrite?: (lines: string[]) => void;
  /** Shown below the line that is being edited. */
  words?: (text: string, onUse: (text: string) => void) => ReactNode;
}

function useFocusAfterChange() {
  const fields = useRef<(HTMLTextAreaElement | null)[]>([]);
  const next = useRef<number | null>(null);
  useEffect(() => {
    if (next.current === null) return;
    fields.current[next.current]?.focus();
    next.current = null;
  });
  return { fields, next };
}

export function Lines(props: LinesProps) {
  const { field, path, lines, errorOf, noteOf, onChange, onRewrite = onChange, words } = props;
  const { label, max = 0, maxItems = 0 } = field;
  const [current, setCurrent] = useState<number | null>(null);
  const { fields, next } = useFocusAfterChange();
  const put = (index: number, text: string) => onChange(lines.with(index, text));
  const add = (index: number) => {
    if (lines.length >= maxItems) return;
    next.current = index;
    onChange(lines.toSpliced(index, 0, ''));
  };
  const remove = (index: number) => {
    next.current = lines.length > 1 ? Math.max(0, index - 1) : null;
    setCurrent(null);
    onChange(lines.toSpliced(index, 1));
  };
  return (
    <Group aria-labelledby={`${path}-label`}>
      <Head>
        <strong id={`${path}-label`}>{label}</strong>
        <span>{`${lines.length} of ${maxItems}`}</span>
      </Head>
      <List>
        {lines.map((line, index) => (
          <li key={`${path}-${String(index)}`}>
            <Line>
              <Text
                ref={(field) => {
                  fields.current[index] = field;
                }}
                {...controlAria(`${path}.${index}`, { error: errorOf(`${path}.${index}`) })}
                aria-label={`Line ${index + 1}`}
                rows={1}
                maxLength={max}
                value={line}
                onFocus={() => setCurrent(index)}
                onChange={({ target }) => put(index, target.value.replace(/(?<!\s)\s*\n\s*/g, ' '))}
                onKeyDown={(event) => {
                  if (event.key === 'Enter' && !event.nativeEvent.isComposing) add(index + 1);
                  else if (event.key === 'Backspace' && line === '') remove(index);
                  else return;
                  event.preventDefault();
                }}
              />
              <IconAction label={`Remove line ${index + 1}`} onClick={() => remove(index)}>
                <X size={18} />
              </IconAction>
            </Line>
            <FieldError id={`${path}.${index}`} error={errorOf(`${path}.${index}`)} />
            {noteOf?.(`${path}.${index}`) && <Quiet>{noteOf(`${path}.${index}`)}</Quiet>}
            {current === index && words?.(line, (text) => onRewrite(lines.with(index, text.slice(0, max))))}
          </li>
        ))}
      </List>
      {lines.length < maxItems && <AddLine isFirst={lines.length === 0} onAdd={() => add(lines.length)} />}
    </Group>
  );
}

const AddLine = ({ isFirst, onAdd }: { isFirst: boolean; onAdd: () => void }) => (
  <Button
    variant="plain"
    size="sm"
    startDecorator={<Plus size={18} />}
    sx={{ mt: '8px', ml: '-12px' }}
    onClick={onAdd}
  >
    {isFirst ? 'Add a line' : 'Add another line'}
  </Button>
);
