declare global {
  interface Window {
    /** Buttons of the prerendered page that were pressed before the app was there. */
    pressedEarly?: Element[] | undefined;
  }
}

interface Start {
  start: string;
  settingsKey: string;
  sessionKey: string;
}

/**
 * Runs in the head of a prerendered page, as text: it may use nothing from outside. It puts the dark theme in force, keeps the page
 * unseen for those who will see another one, and starts the app once there has been a paint.
 */
export function beforePaint({ start, settingsKey, sessionKey }: Start) {
  const { dataset } = document.documentElement;
  let settings: Record<string, unknown> = {};
  let isSignedIn = false;
  try {
    settings = JSON.parse(localStorage.getItem(settingsKey) ?? '{}') ?? {};
    isSignedIn = localStorage.getItem(sessionKey) !== null;
  } catch {
    // What cannot be read is not there.
  }
  const { themeMode, themeContrast, themeColorPresets = 'default', themeStretch } = settings;
  if (themeMode === 'dark') dataset.theme = 'dark';
  const isOwn = themeContrast === 'bold' || themeStretch || themeColorPresets !== 'default';
  dataset.first = isSignedIn || isOwn ? 'unseen' : 'seen';
  window.pressedEarly = [];
  addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element && target.closest('#root button');
      if (button) window.pressedEarly?.push(button);
    },
    true,
  );
  const run = () => void import(/* @vite-ignore */ start);
  // A page in the background is not painted.
  if (isSignedIn || document.hidden) run();
  else requestAnimationFrame(() => setTimeout(run));
}
