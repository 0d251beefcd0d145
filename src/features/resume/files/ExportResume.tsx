import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { Braces, ChevronDown, FileOutput, FileText, FileType, type LucideIcon } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { exportResume, type Resume, type ResumeFormat } from '../../../api/resumes.ts';
import { fileNameOf } from '../../../documents/fileName.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { IconAction } from '../../../ui/IconAction.tsx';
import { List } from '../../../ui/List.tsx';
import { saveFile } from '../../../ui/saveFile.ts';
import { shadow, token } from '../../../ui/theme/token.ts';

const formats: readonly { format: ResumeFormat; label: string; hint: string; Icon: LucideIcon }[] = [
  { format: 'docx', label: 'Word', hint: 'To keep editing in another program', Icon: FileType },
  { format: 'txt', label: 'Plain text', hint: 'For forms you paste it into', Icon: FileText },
  {
    format: 'json',
    label: 'JSON Resume',
    hint: 'For other resume tools, with all your military details',
    Icon: Braces,
  },
];

const Wrap = styled('div')({ position: 'relative' });
const Panel = styled('div')({
  position: 'absolute',
  top: 'calc(100% + 8px)',
  right: 0,
  zIndex: 200,
  display: 'grid',
  gap: 8,
  width: 'min(340px, calc(100vw - 40px))',
  padding: 8,
  border: `1px solid ${token.line}`,
  borderRadius: 8,
  background: token.popup,
  boxShadow: shadow.menu,
  '@media (max-width:599.95px)': {
    right: 'auto',
    left: 0,
    '&[data-icon]': { position: 'fixed', top: 'auto', right: 20, left: 20, width: 'auto', marginTop: 8 },
  },
});
const Choice = styled('button')({
  display: 'grid',
  gridTemplateColumns: '24px 1fr',
  gap: '0 12px',
  alignItems: 'center',
  width: '100%',
  minHeight: 56,
  padding: '8px 12px',
  border: 0,
  borderRadius: 8,
  background: 'none',
  color: token.ink,
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover:enabled': { background: token.hover },
  '&:disabled': { cursor: 'default', color: token.quiet },
  '& > svg': { color: token.second },
  '& small': { display: 'block', fontSize: '0.875rem', lineHeight: '20px', color: token.quiet },
});

interface ExportResumeProps {
  resume: Pick<Resume, 'id' | 'kind' | 'sections'>;
  isIcon?: boolean;
  // Lets the page save before the export.
  onOpen?: () => void;
}

function useOutside(place: RefObject<HTMLElement | null>, isOpen: boolean, onLeave: () => void) {
  const leaveNow = useEffectEvent(onLeave);
  useEffect(() => {
    if (!isOpen) return;
    const leave = (event: Event) => {
      if (!place.current?.contains(event.target as Node)) leaveNow();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [isOpen, place]);
}

function useExport(resume: ExportResumeProps['resume'], onSaved: () => void) {
  const [making, setMaking] = useState<ResumeFormat | null>(null);
  const [problem, setProblem] = useState<string>();
  async function save(format: ResumeFormat) {
    setMaking(format);
    setProblem(undefined);
    try {
      saveFile(await exportResume(resume.id, format), fileNameOf(resume, format));
      onSaved();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setMaking(null);
    }
  }
  return { making, problem, save, forgetProblem: () => setProblem(undefined) };
}

export function ExportResume({ resume, isIcon = false, onOpen }: ExportResumeProps) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  useOutside(place, isOpen, () => setOpen(false));

  const close = () => {
    setOpen(false);
    trigger.current?.focus();
  };
  const { making, problem, save, forgetProblem } = useExport(resume, close);
  const button = {
    ref: trigger,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
    onClick() {
      forgetProblem();
      if (!isOpen) onOpen?.();
      setOpen(!isOpen);
    },
  };
  return (
    <Wrap
      ref={place}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen) close();
      }}
    >
      {isIcon ? (
        <IconAction label="Other formats" {...button}>
          <FileOutput size={20} />
        </IconAction>
      ) : (
        <Button
          {...button}
          variant="outlined"
          color="neutral"
          endDecorator={<ChevronDown size={20} aria-hidden="true" />}
        >
          Other formats
        </Button>
      )}
      {isOpen && (
        <Panel id={id} data-icon={isIcon ? '' : undefined}>
          <Formats making={making} onSelect={save} />
          {problem && <InlineAlert kind="error">{problem}</InlineAlert>}
        </Panel>
      )}
    </Wrap>
  );
}

type FormatsProps = { making: ResumeFormat | null; onSelect: (format: ResumeFormat) => void };

const Formats = ({ making, onSelect }: FormatsProps) => (
  <List>
    {formats.map(({ format, label, hint, Icon }) => (
      <li key={format}>
        <Choice type="button" disabled={making !== null} onClick={() => onSelect(format)}>
          <Icon size={20} aria-hidden="true" />
          <span>
            {making === format ? `Creating ${label}…` : label}
            <small>{hint}</small>
          </span>
        </Choice>
      </li>
    ))}
  </List>
);
