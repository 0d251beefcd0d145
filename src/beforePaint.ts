declare global {
  interface Window {
    /** Buttons of the prerendered page that were pressed before the app was there. */
    pressedEarly?: Element[] | undefined;
  }
}

interface Start {
  /** Addresses of what the page needs; the last is the app’s own start. */
  scripts: string[];
  settingsKey: string;
  sessionKey: string;
}

/**
 * Runs in the head of a prerendered page, as text: it may use nothing from outside. It puts the dark theme in force, keeps the page
 * unseen for those who will see another one, and starts the app once there has been a paint.
 */
export function beforePaint({ scripts, settingsKey, sessionKey }: Start) {
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
  let isStarted = false;
  function run() {
    if (isStarted) return;
    isStarted = true;
    for (const href of scripts) {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href }));
    }
    void import(/* @vite-ignore */ scripts.at(-1)!);
  }
  // What is not seen is not painted.
  if (dataset.first === 'unseen' || document.hidden) return run();
  // Until then nothing that the app asks for shares a phone's line with the page itself.
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) run();
  }).observe({ type: 'paint', buffered: true });
  // Some browsers keep that to themselves.
  requestAnimationFrame(() => setTimeout(run, 1_000));
}
