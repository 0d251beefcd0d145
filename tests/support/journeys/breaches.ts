/**
 * Promises: a breach of the security policy or of Trusted Types is reported, in every window of a test and in every worker
 * there, even where the code that made it catches the error and the console says nothing.
 */
import type { BrowserContext, CDPSession, ConsoleMessage, Page } from '@playwright/test';

interface LogEntry {
  source: string;
  level: string;
  text: string;
}

const mark = 'breach: ';

/** Runs in the page, before anything of it. */
function reportBreaches(beginning: string) {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    console.debug(`${beginning}${effectiveDirective}, ${blockedURI} ${sample}`);
  });
}

/** What a browser logs of a worker is the worker's own; what it logged before is given when it is asked. */
async function listenToWorkers(session: CDPSession, tell: (breach: string) => void) {
  session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type !== 'worker') return;
    const message = JSON.stringify({ id: 1, method: 'Log.enable' });
    // One that has ended meanwhile has nothing to say.
    session.send('Target.sendMessageToTarget', { sessionId, message }).catch(() => undefined);
  });
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { method, params } = JSON.parse(message) as { method?: string; params?: { entry: LogEntry } };
    if (method !== 'Log.entryAdded' || !params) return;
    const { source, level, text } = params.entry;
    if (source === 'security' && level === 'error') tell(`${mark}in a worker: ${text}`);
  });
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
}

/** @returns the end of listening to contexts that are yet to come */
export function listenForBreaches(context: BrowserContext, tell: (breach: string) => void) {
  async function listen(to: BrowserContext) {
    to.on('console', (message: ConsoleMessage) => {
      if (message.type() === 'debug' && message.text().startsWith(mark)) tell(message.text());
    });
    to.on('page', (page: Page) => {
      // A page that is closed immediately has no worker.
      to.newCDPSession(page)
        .then((session) => listenToWorkers(session, tell))
        .catch(() => undefined);
    });
    await to.addInitScript(reportBreaches, mark);
  }
  const browser = context.browser();
  const listenToNext = (next: BrowserContext) => void listen(next);
  browser?.on('context', listenToNext);
  return {
    isListening: listen(context),
    end: () => void browser?.off('context', listenToNext),
  };
}
