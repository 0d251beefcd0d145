/** Reads a page of the app as text: what is shown, what assistive technology and tooltips say, and where its links lead. */
import type { Page } from '@playwright/test';
import { openInApp } from './inApp.ts';

export interface ReadPage {
  lines: string[];
  links: string[];
  /** Where the reader ended, which may be another page than was opened. */
  address: string;
}

const isLeft = 'data-left';

/** The whole text, once a heading of this page is there, nothing loads, and the text is the same for three frames. */
const readWhenStill = (left: string) =>
  new Promise<Omit<ReadPage, 'address'>>((resolve) => {
    const attributes = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'];
    const isLoading = () =>
      document.querySelector(`h1[${left}], [aria-busy="true"]`) !== null ||
      document.querySelector('h1') === null ||
      [...document.querySelectorAll('[role="status"]')].some((status) =>
        status.textContent?.startsWith('Loading'),
      );
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const whole = () => {
      // What a developer writes or a file has, such as the columns of a CSV file, is no text of ours.
      const code = new Set(all('code, pre').map((element) => element.innerText));
      const labels = attributes.flatMap((name) =>
        all(`[${name}]`).map((element) => element.getAttribute(name) ?? ''),
      );
      return {
        lines: [document.title, ...document.body.innerText.split('\n'), ...labels].filter(
          (line) => line.trim() !== '' && !code.has(line),
        ),
        links: all('a[href^="/"]').map((link) => link.getAttribute('href') ?? ''),
      };
    };
    const opened = new Set<HTMLDetailsElement>();
    let last = '';
    let frames = 0;
    const look = () => {
      for (const details of document.querySelectorAll<HTMLDetailsElement>('details:not([open])')) {
        details.open = true;
        opened.add(details);
      }
      const text = isLoading() ? '' : document.body.innerText;
      frames = text !== '' && text === last ? frames + 1 : 0;
      last = text;
      if (frames < 3) return void requestAnimationFrame(look);
      resolve(whole());
      for (const details of opened) details.open = false;
    };
    look();
  });

/** What is open is as it was afterwards. */
export async function readHere(page: Page): Promise<ReadPage> {
  const text = await page.evaluate(readWhenStill, isLeft);
  return { ...text, address: new URL(page.url()).pathname };
}

async function turnTo(page: Page, path: string): Promise<ReadPage> {
  // React may reuse the heading's element for a page of the same kind, but not for another kind.
  await page.evaluate((left) => {
    for (const heading of document.querySelectorAll('h1')) heading.setAttribute(left, '');
  }, isLeft);
  await openInApp(page, path);
  return readHere(page);
}

/** Loads the app for the first page alone. @param isSameKind whether the page before has the same route */
export async function readPage(
  page: Page,
  path: string,
  { isLoaded, isSameKind }: { isLoaded: boolean; isSameKind: boolean },
): Promise<ReadPage> {
  if (!isLoaded) {
    await page.goto(path);
    return readHere(page);
  }
  if (isSameKind) await turnTo(page, '/404');
  return turnTo(page, path);
}
