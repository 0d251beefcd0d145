// Finds a Chromium that starts: the one named by CHROMIUM_PATH, an installed one, Playwright's own, the system's package.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, runNode } from './process.mjs';

// The headless shell uses less processor time than the whole browser.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const usualPlaces = [
  '/usr/lib/chromium/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];
const packageManagers = [
  [
    'apt-get',
    `apt-get update && for name in chromium-headless-shell chromium; do
      apt-get install -y --no-install-recommends $name && break
    done`,
  ],
  ['dnf', 'dnf install -y chromium'],
  ['apk', 'apk add --no-cache chromium'],
  ['pacman', 'pacman -Sy --noconfirm chromium'],
];
const tenMinutes = 600_000;

/**
 * @param {string} path the PATH variable
 * @param {(file: string) => boolean} exists
 */
export function installedBrowsers(path, exists = existsSync) {
  const onPath = names.flatMap((name) => path.split(delimiter).map((folder) => join(folder, name)));
  return [...onPath, ...usualPlaces].filter((file) => exists(file));
}

/**
 * Tries the sources in turn until one gives a browser that starts.
 * @param {{ say: string, offers: () => Promise<string[]> | string[] }[]} sources
 * @param {(path: string) => Promise<boolean>} starts
 * @param {(line: string) => void} tell
 */
export async function firstThatStarts(sources, starts, tell) {
  for (const { say, offers } of sources) {
    if (say) tell(say);
    for (const path of await offers()) if (await starts(path)) return path;
  }
  return undefined;
}

/**
 * Describes the browser for the log of a test run.
 * @param {string} executablePath
 * @returns {Promise<string>} such as "Chromium 156.0.8078.73 (/usr/bin/chromium), without a PDF viewer"
 */
export async function describeBrowser(executablePath) {
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath, args: browserArgs() });
  try {
    const page = await browser.newPage();
    const hasViewer = await page.evaluate(() => navigator.pdfViewerEnabled);
    return `Chromium ${browser.version()} (${executablePath}), ${hasViewer ? 'with' : 'without'} a PDF viewer`;
  } finally {
    await browser.close();
  }
}

/** @param {string} executablePath */
async function starts(executablePath) {
  if (!existsSync(executablePath)) return false;
  const { chromium } = await import('@playwright/test');
  try {
    const browser = await chromium.launch({ executablePath, args: browserArgs(), timeout: 60_000 });
    const page = await browser.newPage();
    await page.setContent('<p>ready</p>');
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

/** Only the last `--disable-features` counts, so Playwright’s own values are repeated. */
const disabledFeatures = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'msForceBrowserSignIn',
  // Otherwise each new window loads the pages of its address bar, which takes a second.
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
];

/** As root, Chromium runs only without its sandbox. */
export function browserArgs() {
  return [
    `--disable-features=${disabledFeatures}`,
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

async function fromPackageManager() {
  for (const [program = '', command = ''] of packageManagers) {
    if ((await run('sh', ['-c', `command -v ${program}`])).code !== 0) continue;
    const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
    const [first = 'sh', ...rest] = [...asRoot, 'sh', '-c', command];
    await run(first, rest, { timeout: tenMinutes, env: { DEBIAN_FRONTEND: 'noninteractive' } });
  }
  return installedBrowsers(process.env.PATH ?? '');
}

/** @returns {Promise<string>} the path of a browser that starts; throws when none can be had */
export async function findBrowser() {
  if (process.env.CHROMIUM_PATH) {
    if (await starts(process.env.CHROMIUM_PATH)) return process.env.CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, which does not start.`);
  }
  const browser = await firstThatStarts(
    [
      { say: '', offers: () => installedBrowsers(process.env.PATH ?? '') },
      { say: '', offers: async () => [await playwrightsOwn()] },
      {
        say: 'Downloading a browser…',
        offers: async () => {
          await runNode(['node_modules/playwright/cli.js', 'install', 'chromium'], { timeout: tenMinutes });
          return [await playwrightsOwn()];
        },
      },
      { say: 'Installing a browser with the system’s package manager…', offers: fromPackageManager },
    ],
    starts,
    console.log,
  );
  if (browser) return browser;
  throw new Error('No browser: install Chromium or Chrome, or set CHROMIUM_PATH to one that starts.');
}
