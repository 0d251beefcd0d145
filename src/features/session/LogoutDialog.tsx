import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx';
import { JoyTheme } from '../../ui/theme/JoyTheme.tsx';
import { useAuth, useAuthState } from './AuthContext.ts';

/** A failed logout keeps the session; the dialog says so and offers another attempt. */
export function LogoutDialog() {
  const auth = useAuth();
  const busy = useAuthState((state) => state.matches({ authenticated: 'loggingOut' }));
  const open = useAuthState((state) => state.matches({ authenticated: 'confirmingLogout' })) || busy;
  const problem = useAuthState((state) => state.context.failure?.message);
  return (
    <JoyTheme>
      <ConfirmDialog
        open={open}
        title="Logout"
        safeLabel="No"
        actLabel="Yes"
        onSafe={() => auth.send({ type: 'logout.declined' })}
        onAct={() => auth.send({ type: 'logout.confirmed' })}
        busy={busy}
        error={problem && `You’re still signed in. ${problem}`}
      >
        Are you sure you want to logout?
      </ConfirmDialog>
    </JoyTheme>
  );
}
