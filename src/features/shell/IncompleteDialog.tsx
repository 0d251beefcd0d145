import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx';
import type { WayPointState } from '../../ui/route/wayPointState.ts';
import type { CvNavigation } from './cvNavigation.ts';

type IncompleteDialogProps = {
  open: boolean;
  onClose: () => void;
  incomplete: Extract<CvNavigation, { kind: 'incomplete' }>;
  route: readonly WayPointState[];
};

export function IncompleteDialog({ open, onClose, incomplete, route }: IncompleteDialogProps) {
  const navigate = useNavigate();
  return (
    <ConfirmDialog
      open={open}
      title={incomplete.title}
      safeLabel="I’ll do it later"
      actLabel={incomplete.complete}
      onSafe={onClose}
      onAct={() => {
        onClose();
        void navigate(incomplete.path);
      }}
      route={route}
      closeButton
      width={500}
    >
      Please complete your profile to access ‘Employment’ and ‘Education’ transition plans
    </ConfirmDialog>
  );
}
