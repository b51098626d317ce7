import { readFileSync } from 'node:fs'
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Page,
  ViewportSize,
} from '@playwright/test'

/** What a test asks for of its page. */
export interface Wanted {
  origin: string
  viewport: ViewportSize | null
  /** File with the cookies of who is signed in. */
  signedIn?: string | undefined
  /** What a context is made with, and keeps: another value is another context. */
  made: Record<string, unknown> & { contextOptions: BrowserContextOptions }
}

interface Kept {
  key: string
  context: BrowserContext
  page: Page
  session: CDPSession
  isLasting: boolean
}

/** A small answer of the site's own: on the way to the next test the page's process stays. */
const BETWEEN = '/robots.txt'
const STORED = 'cookies,file_systems,indexeddb,local_storage,cache_storage,service_workers'
const PLAIN = { media: null, contrast: 'no-preference', forcedColors: 'none' } as const
const EVENTS = ['console', 'dialog', 'download', 'framenavigated', 'load', 'pageerror', 'popup']
const REQUESTS = ['request', 'requestfailed', 'requestfinished', 'response']

const sessions = new WeakMap<Page, CDPSession>()

/** A line to the browser's tools that a page has anyway: what is enabled on it is disabled after use. */
export function toolsOf(page: Page): CDPSession {
  const session = sessions.get(page)
  if (!session) throw new Error('not a page that is kept')
  return session
}

/**
 * The page that goes from test to test of a worker: a new one costs every test a process, in which all scripts are
 * compiled again. It is cleaned of what the test left. What would stay nevertheless (a stopped clock, a script in every
 * page) ends with its context.
 */
export class KeptPage {
  readonly #browser: Browser
  #kept: Kept | undefined

  constructor(browser: Browser) {
    this.#browser = browser
  }

  async take({ viewport, signedIn, made, origin }: Wanted): Promise<Page> {
    const key = JSON.stringify([origin, made])
    if (this.#kept?.key !== key) await this.drop()
    this.#kept ??= await this.#open(key)
    const { context, page } = this.#kept
    if (signedIn) await context.addCookies(JSON.parse(readFileSync(signedIn, 'utf8')).cookies)
    if (viewport) await page.setViewportSize(viewport)
    const { reducedMotion = 'no-preference', colorScheme = 'light' } = made.contextOptions
    await page.emulateMedia({ ...PLAIN, reducedMotion, colorScheme })
    return page
  }

  /** Cleans the page for the next test; what cannot be cleaned is closed. */
  async giveBack({ origin }: Wanted, isSound: boolean) {
    if (!isSound || this.#kept?.isLasting || this.#kept?.page.isClosed()) return this.drop()
    if (this.#kept) await clean(this.#kept, origin).catch(() => this.drop())
  }

  async drop() {
    await this.#kept?.context.close()
    this.#kept = undefined
  }

  async #open(key: string): Promise<Kept> {
    const context = await this.#browser.newContext({ storageState: undefined })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    sessions.set(page, session)
    const kept: Kept = { key, context, page, session, isLasting: false }
    const tell = () => {
      kept.isLasting = true
    }
    watch(page, ['addInitScript', 'exposeBinding', 'exposeFunction', 'setDefaultTimeout'], tell)
    watch(page.clock, ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'], tell)
    watch(
      context,
      // biome-ignore format: a line of scripts and one of settings
      [
        'addInitScript', 'exposeBinding', 'exposeFunction', 'newCDPSession',
        'grantPermissions', 'setExtraHTTPHeaders', 'setGeolocation', 'setOffline',
      ],
      tell,
    )
    return kept
  }
}

/** Tells when one of these methods is called. */
function watch<T extends object>(target: T, names: (keyof T & string)[], tell: () => void) {
  for (const name of names) {
    const method = target[name] as (...args: unknown[]) => unknown
    Object.assign(target, {
      [name]: (...args: unknown[]) => {
        tell()
        return method.apply(target, args)
      },
    })
  }
}

async function clean({ context, page, session }: Kept, origin: string) {
  for (const event of [...EVENTS, ...REQUESTS]) page.removeAllListeners(event)
  for (const event of ['page', 'weberror', ...EVENTS, ...REQUESTS])
    context.removeAllListeners(event)
  await Promise.all([page.unrouteAll(), context.unrouteAll()])
  for (const other of context.pages()) if (other !== page) await other.close()
  await page.goto(`${origin}${BETWEEN}`)
  await page.evaluate(() => sessionStorage.clear())
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: STORED })
  await context.clearCookies()
  await page.mouse.move(0, 0)
  await session.send('Page.resetNavigationHistory')
}
