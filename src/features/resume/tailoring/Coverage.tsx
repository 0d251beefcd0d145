import styled from '@emotion/styled';
import { useId } from 'react';
import type { CoverageRow, ResumeCoverage } from '../../../api/tailoring.ts';
import { Quiet } from '../../../ui/Quiet.tsx';
import { PartTitle } from '../builder/look.ts';
import { type CoverageContext, CoverageItem } from './CoverageItem.tsx';
import { figureText, inSentence } from './coverageText.ts';

const Items = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

type CoverageProps = CoverageContext & { coverage: ResumeCoverage };

export function Coverage({ coverage: { rows }, ...context }: CoverageProps) {
  const inState = (state: CoverageRow['state']) => rows.filter((row) => row.state === state);
  if (rows.length === 0)
    return <Quiet>This job names no skills, qualifications or words that we could compare.</Quiet>;
  return (
    <>
      <p role="status">{figureText(rows, context.name)}</p>
      <Group
        {...context}
        title={`Shown elsewhere in your ${inSentence(context.name)}`}
        rows={inState('proven_elsewhere')}
      />
      <Group
        {...context}
        title={`Not in your ${inSentence(context.name)} yet`}
        note="Only add it if it is true."
        rows={inState('missing')}
      />
      <Group {...context} title="Covered" rows={inState('covered')} />
    </>
  );
}

type GroupProps = CoverageContext & { title: string; note?: string; rows: readonly CoverageRow[] };

function Group({ title, note, rows, ...context }: GroupProps) {
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <PartTitle id={id}>{title}</PartTitle>
      {note && <Quiet>{note}</Quiet>}
      <Items>
        {rows.map((row) => (
          <CoverageItem key={`${row.kind} ${row.asks}`} row={row} {...context} />
        ))}
      </Items>
    </section>
  );
}
