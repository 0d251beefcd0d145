import { LoginRoute } from './LoginRoute.tsx';

export const LoginInPlace = () => <LoginRoute inPlace />;
