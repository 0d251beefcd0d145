/**
 * Inlined as text in the head of a server-rendered page, so it must not use anything from outside. Applies the dark theme; hides
 * the page from visitors who will see another; sets the address that a guest sees at the home page; stops forms that would put
 * typed text in the address; and repeats presses after hydration.
 */
export function beforeHydration(settingsKey: string, sessionKey: string, guestPath: string | null): void {
  const { dataset } = document.documentElement;
  let settings: Record<string, unknown> = {};
  let isSignedIn = false;
  try {
    settings = JSON.parse(localStorage.getItem(settingsKey) ?? '{}') ?? {};
    isSignedIn = localStorage.getItem(sessionKey) !== null;
  } catch {
    // Unreadable storage counts as empty.
  }
  const { themeMode, themeContrast, themeColorPresets = 'default', themeStretch } = settings;
  if (themeMode === 'dark') dataset.theme = 'dark';
  const isOwnTheme = themeContrast === 'bold' || themeStretch || themeColorPresets !== 'default';
  dataset.hydration = isSignedIn ? 'client' : isOwnTheme ? 'hidden' : 'pending';
  if (guestPath !== null && !isSignedIn) history.replaceState(null, '', guestPath);
  const pressed: (() => void)[] = [];
  addEventListener(
    'click',
    ({ target }) => {
      const button = dataset.hydration && (target as Element).closest<HTMLElement>('button[type=button]');
      if (button) pressed.push(() => button.click());
    },
    true,
  );
  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      if (!dataset.hydration || form.getAttribute('role') === 'search') return;
      event.preventDefault();
      pressed.push(() => form.requestSubmit());
    },
    true,
  );
  new MutationObserver(() => {
    if (!dataset.hydration) for (const repeat of pressed.splice(0)) repeat();
  }).observe(document.documentElement, { attributeFilter: ['data-hydration'] });
}
