import Typography from '@mui/joy/Typography';
import { useId } from 'react';
import { fullName, type User } from '../../../api/profile.ts';
import { signedInAs } from '../../../machines/auth/setup.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { useFacts } from '../flowFacts.ts';
import type { Flow } from '../library.ts';
import type { LiveChart } from '../live/follow.ts';
import { parentName } from '../names.ts';
import { FactList, Panel } from '../Panel.tsx';
import { areaAt } from '../pages.ts';
import type { Go } from '../useFlowAddress.ts';
import { factsInWords } from './routingFacts.ts';
import type { Trace } from './trace.ts';
import { FactRow, WhyAnswer } from './WhyPanel.tsx';

type LiveWhyPanelProps = {
  flow: Flow;
  chart: LiveChart;
  user: User | undefined;
  decisions: Trace[];
  chosen: number;
  onChoose: (index: number) => void;
  go: Go;
};

export function LiveWhyPanel({ flow, chart, user, decisions, chosen, onChoose, go }: LiveWhyPanelProps) {
  const id = useId();
  const { pages } = useFacts();
  const trace = decisions[chosen];
  const path = chart.tab.path.split('?')[0] ?? '/';
  const visitor = user ? signedInAs(user) : ({ kind: 'guest', sessionExpired: false } as const);
  const area = areaAt(pages, path) ?? 'public';
  return (
    <Panel aria-labelledby={id}>
      <Typography id={id} level="h3" component="h2">
        Why am I here?
      </Typography>
      <SelectField
        label="Decision of the app in the other tab"
        value={chosen}
        options={decisions.map(({ end }, index) => ({
          value: index,
          label: `${index === 0 ? 'Latest' : `${index} earlier`}: ${parentName(flow.model, end)}`,
        }))}
        onChange={({ target }) => onChoose(Number(target.value))}
      />
      <FactList>
        {user && <FactRow what="Signed in" value={fullName(user)} />}
        {factsInWords({ visitor, area, path }).map(([what, value]) => (
          <FactRow key={what} what={what} value={value} />
        ))}
      </FactList>
      {trace && <WhyAnswer flow={flow} trace={trace} go={go} />}
    </Panel>
  );
}
