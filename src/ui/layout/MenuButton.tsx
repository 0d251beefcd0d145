import { Menu } from 'lucide-react';
import { IconAction } from '../IconAction.tsx';
import { OnlySmall } from './Visible.tsx';

export function MenuButton({ onClick }: { onClick: () => void }) {
  return (
    <OnlySmall>
      <IconAction label="Menu" aria-haspopup="dialog" onClick={onClick}>
        <Menu size={24} />
      </IconAction>
    </OnlySmall>
  );
}
