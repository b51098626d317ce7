import { readFileSync } from 'node:fs'
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Page,
  ViewportSize,
} from '@playwright/test'

/** Page requirements of a test. */
export interface Wanted {
  origin: string
  viewport: ViewportSize | null
  /** Cookie file of the signed-in user. */
  signedIn?: string | undefined
  /** Creation options: different values need a different context. */
  made: Record<string, unknown> & { contextOptions: BrowserContextOptions }
}

interface Kept {
  context: BrowserContext
  page: Page
  session: CDPSession
  /** Removes scripts that a test added. */
  takeBack: (() => Promise<void>)[]
  isLasting: boolean
}

/** Maximum number of contexts kept in parallel; each is a process. */
const MOST = 3

/** A small response of the same site, so that the process stays between tests. */
const BETWEEN = '/robots.txt'
const STORED = 'cookies,file_systems,indexeddb,local_storage,cache_storage,service_workers'
const PLAIN = { media: null, contrast: 'no-preference', forcedColors: 'none' } as const
const EVENTS = ['console', 'dialog', 'download', 'framenavigated', 'load', 'pageerror', 'popup']
const REQUESTS = ['request', 'requestfailed', 'requestfinished', 'response']

const sessions = new WeakMap<Page, CDPSession>()

/** DevTools session of a page; domains must be disabled after use. */
export function toolsOf(page: Page): CDPSession {
  const session = sessions.get(page)
  if (!session) throw new Error('not a page that is kept')
  return session
}

/**
 * A page reused by the tests of a worker, because new pages need a new process that compiles all
 * scripts. It is cleaned after each test; what cannot be cleaned (a stopped clock, a permission)
 * closes the context.
 */
export class KeptPage {
  readonly #browser: Browser
  /** By creation options, least recently used first. */
  readonly #kept = new Map<string, Kept>()

  constructor(browser: Browser) {
    this.#browser = browser
  }

  async take(wanted: Wanted): Promise<Page> {
    const key = keyOf(wanted)
    const kept = this.#kept.get(key) ?? (await this.#open())
    this.#kept.delete(key)
    this.#kept.set(key, kept)
    const [oldest] = this.#kept.keys()
    if (oldest !== undefined && this.#kept.size > MOST) await this.#drop(oldest)
    const { context, page } = kept
    const { viewport, signedIn, made } = wanted
    if (signedIn) await context.addCookies(JSON.parse(readFileSync(signedIn, 'utf8')).cookies)
    if (viewport) await page.setViewportSize(viewport)
    const { reducedMotion = 'no-preference', colorScheme = 'light' } = made.contextOptions
    await page.emulateMedia({ ...PLAIN, reducedMotion, colorScheme })
    return page
  }

  /** Cleans the page for the next test, or closes it. */
  async giveBack(wanted: Wanted, isSound: boolean) {
    const key = keyOf(wanted)
    const kept = this.#kept.get(key)
    if (!kept) return
    if (!isSound || kept.isLasting || kept.page.isClosed()) return this.#drop(key)
    await clean(kept, wanted.origin).catch(() => this.#drop(key))
  }

  async dropAll() {
    for (const key of [...this.#kept.keys()]) await this.#drop(key)
  }

  async #drop(key: string) {
    await this.#kept.get(key)?.context.close()
    this.#kept.delete(key)
  }

  async #open(): Promise<Kept> {
    const context = await this.#browser.newContext({ storageState: undefined })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    sessions.set(page, session)
    const kept: Kept = { context, page, session, takeBack: [], isLasting: false }
    const tell = () => {
      kept.isLasting = true
    }
    keepScripts(page, kept.takeBack)
    keepScripts(context, kept.takeBack)
    watch(page, ['exposeBinding', 'exposeFunction', 'setDefaultTimeout'], tell)
    watch(page.clock, ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'], tell)
    watch(
      context,
      // biome-ignore format: a line of functions and one of settings
      [
        'exposeBinding', 'exposeFunction', 'newCDPSession',
        'grantPermissions', 'setExtraHTTPHeaders', 'setGeolocation', 'setOffline',
      ],
      tell,
    )
    return kept
  }
}

const keyOf = ({ origin, made }: Wanted) => JSON.stringify([origin, made])

/** Records how to remove scripts added to every page. */
function keepScripts(target: Page | BrowserContext, takeBack: Kept['takeBack']) {
  const addInitScript = target.addInitScript.bind(target) as Page['addInitScript']
  target.addInitScript = async (...args: Parameters<Page['addInitScript']>) => {
    const added = await addInitScript(...args)
    takeBack.push(() => added.dispose())
    return added
  }
}

/** Calls back when one of the methods is called. */
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

async function clean({ context, page, session, takeBack }: Kept, origin: string) {
  for (const event of [...EVENTS, ...REQUESTS]) page.removeAllListeners(event)
  for (const event of ['page', 'weberror', ...EVENTS, ...REQUESTS])
    context.removeAllListeners(event)
  const scripts = takeBack.splice(0).map(back => back())
  await Promise.all([page.unrouteAll(), context.unrouteAll(), ...scripts])
  for (const other of context.pages()) if (other !== page) await other.close()
  await page.goto(`${origin}${BETWEEN}`)
  await Promise.all([
    page.evaluate(() => sessionStorage.clear()),
    session.send('Storage.clearDataForOrigin', { origin, storageTypes: STORED }),
    context.clearCookies(),
    page.mouse.move(0, 0),
    session.send('Page.resetNavigationHistory'),
  ])
}
