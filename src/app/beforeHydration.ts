/**
 * Runs in the head of a rendered page, as text: it uses nothing from outside. It puts the dark theme in force, hides the page
 * from visitors who will see another, gives a guest the address of what the home page shows, holds back forms that would send
 * what is typed in the address, and repeats what was pressed once the page can act on it.
 */
export function beforeHydration(settingsKey: string, sessionKey: string, guestPath: string | null): void {
  const { dataset } = document.documentElement;
  let settings: Record<string, unknown> = {};
  let isSignedIn = false;
  try {
    settings = JSON.parse(localStorage.getItem(settingsKey) ?? '{}') ?? {};
    isSignedIn = localStorage.getItem(sessionKey) !== null;
  } catch {
    // A storage that cannot be read is an empty one.
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
