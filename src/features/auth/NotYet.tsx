import Button from '@mui/joy/Button';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { failureText } from '../../ui/form/problems.ts';
import { AccountFrame, type AccountFrameProps, Column } from './AccountFrame.tsx';

type NotYetProps = Pick<AccountFrameProps, 'tenant' | 'title'> & {
  failure: Parameters<typeof failureText>[0];
  onRetry: () => void;
};

export const NotYet = ({ tenant, title, failure, onRetry }: NotYetProps) => (
  <AccountFrame tenant={tenant} title={title} told="failed">
    <Column>
      <InlineAlert kind="error">{failureText(failure) ?? ''}</InlineAlert>
      <Button onClick={onRetry}>Try again</Button>
    </Column>
  </AccountFrame>
);
