import styled from '@emotion/styled';
import JoyLink from '@mui/joy/Link';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { toast } from '../../ui/feedback/toast.ts';
import { token } from '../../ui/theme/token.ts';
import { useFacts } from './flowFacts.ts';
import { Code } from './parts.ts';

const IconButton = styled('button')({
  display: 'inline-grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  border: 0,
  borderRadius: 8,
  background: 'none',
  color: token.second,
  cursor: 'pointer',
  '&:hover': { background: token.hover, color: token.ink },
});
const Line = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 4, maxWidth: '100%' });

export function CallFacts({ ports }: { ports: readonly string[] }) {
  const { calls } = useFacts();
  if (ports.length === 0) return null;
  return (
    <>
      <dt>{ports.length === 1 ? 'Call' : 'Calls'}</dt>
      <dd>
        {ports.map((port) => (
          <Code key={port} title={calls[port] ? port : undefined}>
            {calls[port] ?? port}
          </Code>
        ))}
      </dd>
    </>
  );
}

export function RequirementFacts({ ids }: { ids: readonly string[] }) {
  const { requirements } = useFacts();
  if (ids.length === 0) return null;
  return (
    <>
      <dt>{ids.length === 1 ? 'Requirement' : 'Requirements'}</dt>
      <dd>
        {ids.map((id) => (
          <span key={id}>
            <strong>{id}</strong> {requirements.get(id)?.split(' reading: ')[0]}
          </span>
        ))}
      </dd>
    </>
  );
}

const repository = import.meta.env.VITE_SOURCE_URL as string | undefined;

export function SourceFacts({ place }: { place: readonly [file: string, line: number] | undefined }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);
  if (!place) return null;
  const [file, line] = place;
  const address = `${file}:${line}`;
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => {
        setCopied(true);
        toast.success('Copied');
      },
      () => toast.error('Your browser didn’t allow copying'),
    );
  const words = `${file.split('/').at(-1)}, line ${line}`;
  const Icon = copied ? Check : Copy;
  return (
    <>
      <dt>Defined in</dt>
      <dd>
        <Line>
          {repository ? (
            <JoyLink href={`${repository}/${file}#L${line}`} underline="always" level="body-sm">
              {words}
            </JoyLink>
          ) : (
            <span title={file}>{words}</span>
          )}
          <IconButton type="button" aria-label={`Copy ${address}`} title={`Copy ${address}`} onClick={copy}>
            <Icon size={16} aria-hidden="true" />
          </IconButton>
        </Line>
      </dd>
    </>
  );
}
