import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import Link from '@mui/joy/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { ServiceHistory, ServicePeriod } from '../../../api/serviceHistory.ts';
import { Quiet } from '../../../ui/Quiet.tsx';
import { RowHead, RowTitle } from '../parts.ts';
import { periodDetail, periodTitle } from './periods.ts';
import { changeId, focusSoon, type OpenPeriod } from './useOpenPeriod.ts';

const Actions = styled('span')({ display: 'flex', gap: 12 });

type PeriodRowProps = {
  period: ServicePeriod;
  titles: ServiceHistory['titles'];
  locale: string;
  editing: OpenPeriod;
};

export function PeriodRow({ period, titles, locale, editing }: PeriodRowProps) {
  const { history } = editing;
  return (
    <RowHead>
      <div>
        <RowTitle>{periodTitle(period, titles)}</RowTitle>
        <Quiet>{periodDetail(period, titles, locale)}</Quiet>
        {period.military_badged_role_id ? (
          <Link component={RouterLink} to={`/military-roles/${period.military_badged_role_id}`}>
            What this role means outside
          </Link>
        ) : null}
      </div>
      {!editing.open && (
        <Actions>
          <Button
            id={changeId(period.id)}
            variant="outlined"
            color="neutral"
            disabled={history.isBusy}
            onClick={() => editing.show(period)}
          >
            Change
          </Button>
          <Button
            variant="plain"
            color="danger"
            disabled={history.isBusy}
            onClick={() => {
              history.remove(period, () => focusSoon('undo-removal'));
            }}
          >
            Remove
          </Button>
        </Actions>
      )}
    </RowHead>
  );
}
