import Typography from '@mui/joy/Typography';
import { useId } from 'react';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import type { Flow } from '../library.ts';
import { parentName, stateName } from '../names.ts';
import { FactList, Panel } from '../Panel.tsx';
import { Code, RowButton } from '../parts.ts';
import type { Go } from '../useFlowAddress.ts';
import { InventedVisitor } from './InventedVisitor.tsx';
import { RuleList } from './RuleList.tsx';
import { factsInWords } from './routingFacts.ts';
import { reasonsOf, type Trace } from './trace.ts';
import type { Why } from './useWhy.ts';
import { byHand } from './visitors.ts';

type AnswerProps = { flow: Flow; trace: Trace; go: Go };

export function WhyAnswer({ flow, trace, go }: AnswerProps) {
  const { model } = flow;
  const end = model.states.find(({ path }) => path === trace.end);
  return (
    <>
      <div role="status">
        <p>
          <strong>{`${parentName(model, trace.end)}. `}</strong>
          {end?.description} {end?.page && <Code>{end.page}</Code>}
        </p>
        <ul style={{ margin: '8px 0 0', paddingLeft: 20 }}>
          {reasonsOf(model, trace).map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </div>
      <RuleList model={model} stages={trace.stages} onLookAt={(way) => go({ way })} />
      <RowButton type="button" onClick={() => go({ state: trace.end, way: null })}>
        {`About “${stateName(model, trace.end)}”`}
      </RowButton>
    </>
  );
}

type WhyPanelProps = { flow: Flow; why: Why; go: Go; look: Go };

export function WhyPanel({ flow, why, go, look }: WhyPanelProps) {
  const { whos, who, pages, question, trace, setInventedVisitor } = why;
  const id = useId();
  return (
    <Panel aria-labelledby={id}>
      <Typography id={id} level="h3" component="h2">
        Why am I here?
      </Typography>
      <SelectField
        label="Who"
        value={who.key}
        options={whos.map(({ key, label }) => ({ value: key, label }))}
        onChange={({ target }) => go({ who: target.value, state: null, way: null })}
      />
      {who.key === byHand && <InventedVisitor visitor={who.visitor} onChange={setInventedVisitor} />}
      <SelectField
        label="Opens the page"
        value={question.path}
        options={pages.map(({ path }) => ({ value: path, label: path }))}
        onChange={({ target }) => go({ page: target.value, state: null, way: null })}
      />
      <FactList>
        {factsInWords(question).map(([what, value]) => (
          <FactRow key={what} what={what} value={value} />
        ))}
      </FactList>
      {trace && <WhyAnswer flow={flow} trace={trace} go={look} />}
      {trace && leadsOn(flow, trace) && (
        <RowButton
          type="button"
          onClick={() => go({ machine: 'companyRouting', who: who.key, page: question.path })}
        >
          Which company rule applies?
        </RowButton>
      )}
    </Panel>
  );
}

export const FactRow = ({ what, value }: { what: string; value: string }) => (
  <>
    <dt>{what}</dt>
    <dd>{value}</dd>
  </>
);

const leadsOn = ({ name }: Flow, { end }: Trace) =>
  name === 'access' && end === 'recruiter.sentByCompanyRules';
