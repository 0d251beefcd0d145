import { Outlet } from 'react-router-dom';
import { JoyTheme } from '../../ui/theme/JoyTheme.tsx';

export const JoyPages = () => (
  <JoyTheme>
    <Outlet />
  </JoyTheme>
);
