import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type AdminCompany, checkCommitment, consoleKey } from '../../api/admin.ts';
import { commitmentLabels } from '../../api/companyLabels.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { Row } from '../../ui/Row.tsx';
import { hidden, token } from '../../ui/theme/token.ts';
import { LinkedText } from './LinkedText.tsx';

const Claim = styled('section')({
  display: 'grid',
  gap: 8,
  margin: '20px 0',
  overflowWrap: 'anywhere',
  '& h3': { fontSize: '0.9375rem', lineHeight: '22px', fontWeight: 600 },
});
const Quiet = styled('p')({ color: token.second });

const checkWords: Record<AdminCompany['company']['commitment_check'], string> = {
  none: '',
  waiting: 'Not checked yet. Veterans don’t see it.',
  confirmed: 'Confirmed. Veterans see it.',
  refused: 'Refused. Veterans don’t see it.',
};

export default function CommitmentClaim({ company }: Pick<AdminCompany, 'company'>) {
  const queryClient = useQueryClient();
  const { id, name, version, veteran_commitment, commitment_evidence, commitment_check: check } = company;
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (is_confirmed: boolean) => checkCommitment(id, { is_confirmed, version }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: consoleKey }),
  });
  const action = (isConfirmed: boolean, label: string) => (
    <Button
      size="sm"
      variant="outlined"
      color={isConfirmed ? 'primary' : 'neutral'}
      loading={isPending && variables === isConfirmed}
      disabled={isPending}
      onClick={() => mutate(isConfirmed)}
    >
      {label}
      <span style={hidden}>{` of ${name}`}</span>
    </Button>
  );
  return (
    <Claim aria-label={`Commitment to veterans of ${name}`}>
      <h3>Commitment to veterans</h3>
      <p>{commitmentLabels[veteran_commitment]}</p>
      <p>
        Evidence: <LinkedText text={commitment_evidence ?? 'none given'} />
      </p>
      <Quiet role="status">{checkWords[check]}</Quiet>
      {error && !isPending && <InlineAlert kind="error">{error.message}</InlineAlert>}
      <Row gap="md">
        {check !== 'confirmed' && action(true, 'Confirm the commitment')}
        {check !== 'refused' && action(false, 'Refuse the commitment')}
      </Row>
    </Claim>
  );
}
