import Button from '@mui/joy/Button';
import type { ShownCondition } from '../../../ui/offer/ConditionList.tsx';

type Result = 'met' | 'unmet';

const labels: Record<Result, string> = { met: 'Met', unmet: 'Not met' };

type ConditionActionsProps = {
  condition: ShownCondition;
  isPending: boolean;
  onCheck: (status: Result) => void;
};

/** A recorded result can be changed while the offer waits for its conditions. */
export const ConditionActions = ({ condition, isPending, onCheck }: ConditionActionsProps) => (
  <span style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
    {(['met', 'unmet'] as const)
      .filter((status) => status !== condition.status)
      .map((status) => (
        <Button
          key={status}
          size="sm"
          variant="outlined"
          color="neutral"
          disabled={isPending}
          aria-label={`${labels[status]}: ${condition.label}`}
          onClick={() => onCheck(status)}
        >
          {labels[status]}
        </Button>
      ))}
  </span>
);
