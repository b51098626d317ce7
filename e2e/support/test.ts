import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test as base, expect, type Page } from '@playwright/test'
import { recordProcessorSeconds } from '../../tests/support/processor-seconds.ts'
import { KeptPage, type Wanted } from './kept-page.ts'
import { watchRequests } from './requests.ts'
import { signActivity } from './sign-activity.ts'

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

interface Fixtures {
  /** Expected console messages of tests with failing input. */
  expectedComplaint: RegExp | undefined
  wanted: Wanted
  processorTime: undefined
}

/** Any console warning or uncaught error fails the test. */
export const test = base.extend<Fixtures, { keptPage: KeptPage }>({
  expectedComplaint: [undefined, { option: true }],
  keptPage: [
    async ({ browser }, use) => {
      const kept = new KeptPage(browser)
      await use(kept)
      await kept.dropAll()
    },
    { scope: 'worker' },
  ],
  // Set up first, so that it ends last.
  processorTime: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured parameter
    async ({}, use, { titlePath: [file = ''] }) => {
      await use(undefined)
      recordProcessorSeconds(`e2e/${file}`)
    },
    { auto: true },
  ],
  wanted: async (
    {
      baseURL,
      viewport,
      storageState,
      bypassCSP,
      contextOptions,
      hasTouch,
      javaScriptEnabled,
      locale,
      timezoneId,
    },
    use,
  ) => {
    const made = { bypassCSP, contextOptions, hasTouch, javaScriptEnabled, locale, timezoneId }
    const signedIn = typeof storageState === 'string' ? storageState : undefined
    await use({ origin: baseURL ?? '', viewport: viewport ?? null, signedIn, made })
  },
  context: async ({ keptPage, wanted }, use, { errors }) => {
    const page = await keptPage.take(wanted)
    await use(page.context())
    await keptPage.giveBack(wanted, errors.length === 0)
  },
  page: async ({ context, expectedComplaint }, use) => {
    const [page] = context.pages()
    if (!page) throw new Error('the kept page is gone')
    const complaints: string[] = []
    context.on('console', message => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    watchRequests(page)
    context.on('weberror', error => complaints.push(String(error.error())))
    await use(page)
    const unexpected = complaints.filter(
      text => !expectedComplaint?.test(text) && !HARMLESS.test(text),
    )
    expect(unexpected, 'the console is silent').toEqual([])
  },
})

/**
 * Harmless messages: an aborted view transition before scripts run, and an unused preload when the
 * image was still in memory. `demo.spec.ts` verifies that preloads are used.
 */
const HARMLESS =
  /^InvalidStateError: Transition was aborted|was preloaded using link preload but not used/

interface Violation {
  id: string
  nodes: { target: string[] }[]
}

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Rules affected by the color scheme and by the width; the rest was checked in light and wide. */
const OF_COLORS = ['color-contrast', 'link-in-text-block']
const OF_SIZES = ['target-size', 'scrollable-region-focusable']

/** Rules whose result depends on the whole page. */
const OF_PARTS = [
  'accesskeys',
  'frame-title-unique',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-unique',
]

/** Properties that these rules compare. */
const OF_PARTS_SELECTOR =
  '[accesskey], iframe, header, footer, main, nav, aside, section, form, search, [role="banner"], [role="complementary"], [role="contentinfo"], [role="main"], [role="navigation"], [role="region"], [role="form"], [role="search"]'

/** Axe violations of the page, or inside independent parts. */
export function findAxeViolations(page: Page, ...within: string[]) {
  return runAxe(page, STANDARDS, within)
}

/** Axe violations in another language, without color rules. */
export function findAxeViolationsOfWords(page: Page) {
  return runAxe(page, STANDARDS, [], undefined, OF_COLORS)
}

/** Axe violations at another width, for affected rules only. */
export function findAxeViolationsOfSizes(page: Page, ...within: string[]) {
  return runAxe(page, { type: 'rule', values: OF_SIZES }, within)
}

type Scheme = 'light' | 'dark'

type Rules = string[] | { type: 'rule'; values: string[] }

/** Violations in a scheme. Dimmed parts that wait for the server are checked when they are done. */
async function runAxe(
  page: Page,
  runOnly: Rules,
  within: string[],
  scheme?: Scheme,
  without?: string[],
) {
  const found = await runAxeOnce(page, runOnly, within, scheme, without)
  if (found.length === 0) return found
  const busy = page.locator('[aria-busy="true"]:visible').first()
  await busy.waitFor({ state: 'hidden', timeout: 10_000 }).catch(() => {})
  return runAxeOnce(page, runOnly, within, scheme, without)
}

/** Runs axe in a scheme after its colors are applied. */
async function runAxeOnce(
  page: Page,
  runOnly: Rules,
  within: string[],
  scheme?: Scheme,
  without: string[] = [],
) {
  // Evaluated instead of a script element, which the policy blocks.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(
    async ({ runOnly, within, scheme, without, ofParts, ofPartsSelector, patienceMs }) => {
      // Disable transitions, which off-screen elements would only start when measured.
      const atOnce = new CSSStyleSheet()
      atOnce.replaceSync('*, ::before, ::after { transition: none !important }')
      document.adoptedStyleSheets.push(atOnce)
      if (scheme) await coloursStand(scheme === 'dark')
      // biome-ignore lint/suspicious/noExplicitAny: axe puts itself on the window
      const { axe } = window as any
      const found: { rule: string; at: string[] }[] = []
      const run = async (where: unknown, options: object) => {
        const { violations } = await axe.run(where, { resultTypes: ['violations'], ...options })
        for (const { id, nodes } of violations as Violation[]) {
          found.push({ rule: id, at: nodes.map(node => node.target.join(' ')).slice(0, 5) })
        }
      }
      const off = (names: string[]) =>
        Object.fromEntries(names.map(rule => [rule, { enabled: false }]))
      if (within.length < 2) await run(within[0] ?? document, { runOnly, rules: off(without) })
      else {
        // A single run: axe reads the whole page each time.
        const rules = off(ofParts)
        await run({ include: within.map(part => [part]) }, { runOnly, rules })
        for (const part of within) {
          // These rules compare landmarks, frames or access keys with each other.
          const compared = document.querySelector(part)?.querySelectorAll(ofPartsSelector)
          if (!compared || compared.length > 1) {
            await run(part, { runOnly: { type: 'rule', values: ofParts } })
          }
        }
      }
      document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(atOnce), 1)
      return found

      async function coloursStand(isDark: boolean) {
        const frame = () => new Promise(requestAnimationFrame)
        const end = performance.now() + patienceMs
        for (;;) {
          const [red = '0'] = getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []
          if (Number(red) < 128 === isDark) break
          if (performance.now() > end) throw new Error(`the page is not ${scheme}`)
          await frame()
        }
        // Let scripts react to the change.
        for (let frames = 0; frames < 2; frames++) await frame()
      }
    },
    {
      runOnly,
      within,
      scheme,
      without,
      ofParts: OF_PARTS,
      ofPartsSelector: OF_PARTS_SELECTOR,
      patienceMs: 15_000,
    },
  )
}

/** Runs all of axe in the current scheme and the color rules in the other, without reloading. */
export async function findAxeViolationsInBothSchemes(page: Page, ...within: string[]) {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  const [first, second] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const)
  const whole = await runAxe(page, STANDARDS, within, first)
  await page.emulateMedia({ colorScheme: second })
  const colours = await runAxe(page, { type: 'rule', values: OF_COLORS }, within, second)
  return [
    ...whole.map(violation => ({ scheme: first, ...violation })),
    ...colours.map(violation => ({ scheme: second, ...violation })),
  ]
}

/** Elements beyond the window edge, and truncated words. */
export function findMisfits(page: Page) {
  return page.evaluate(() => {
    const { clientWidth } = document.documentElement
    const name = (element: Element) => {
      const text = element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 40)
      return `${element.localName}.${[...element.classList].join('.')} “${text}”`
    }
    const isCutting = (style: CSSStyleDeclaration) => style.overflowX !== 'visible'
    /** Visually hidden or shown later. */
    const isUnseen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      const { clipPath, position } = getComputedStyle(element)
      const isForListeners =
        width <= 1 || height <= 1 || (position === 'absolute' && clipPath !== 'none')
      return (
        isForListeners ||
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
    }
    const found: string[] = []
    for (const element of document.body.querySelectorAll('*')) {
      if (isUnseen(element) || element.closest('svg > *')) continue
      const { left, right } = element.getBoundingClientRect()
      let above = element.parentElement
      while (above && !isCutting(getComputedStyle(above))) above = above.parentElement
      const frame = above === document.body || above === document.documentElement ? null : above
      const edge = frame?.getBoundingClientRect() ?? { left: 0, right: clientWidth }
      const hasWords = [...element.childNodes].some(
        node => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      )
      const scrolls = frame && ['auto', 'scroll'].includes(getComputedStyle(frame).overflowX)
      // Completely off-screen elements are waiting there.
      const waits = right <= edge.left + 1 || left >= edge.right - 1
      const isOver = !waits && (left < edge.left - 1 || right > edge.right + 1)
      if (isOver && !scrolls && (!frame || hasWords)) found.push(`over the edge: ${name(element)}`)
      const style = getComputedStyle(element)
      const isCut =
        ['hidden', 'clip'].includes(style.overflowX) && style.textOverflow !== 'ellipsis'
      if (hasWords && isCut && element.scrollWidth > element.clientWidth + 1) {
        found.push(`cut: ${name(element)}`)
      }
    }
    return found.slice(0, 10)
  })
}

/** Horizontal overflow in pixels. */
export function findOverflow(page: Page) {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
}

/** Longer than any frame on a slow machine. */
const STALLED_MS = 3000

/** Scrolls through the page; resolves when all islands in view are hydrated. */
export async function seeAll(page: Page) {
  await signActivity(page)
  if (!(await scrollThrough(page))) {
    // Chromium may stop producing frames until the window changes.
    await nudge(page)
    if (!(await scrollThrough(page))) throw new Error(`no frame within ${STALLED_MS} ms, twice`)
  }
  // Polled by timer, to end without frames, too.
  await page.waitForFunction(
    () => {
      const islands = [...document.querySelectorAll('vt-island:not([when="interaction"])')]
      const seen = islands.filter(island => island.firstElementChild?.checkVisibility())
      return seen.every(island => island.hasAttribute('data-ready'))
    },
    undefined,
    { polling: 50, timeout: 15_000 },
  )
}

/** Scrolls to the end frame by frame; false if frames stop. */
function scrollThrough(page: Page) {
  return page.evaluate(async stalledMs => {
    const frame = () =>
      new Promise<boolean>(resolve => {
        const timer = setTimeout(resolve, stalledMs, false)
        requestAnimationFrame(() => {
          clearTimeout(timer)
          resolve(true)
        })
      })
    for (let top = 0; top < document.body.scrollHeight; top += 0.8 * innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      if (!(await frame())) return false
    }
    scrollTo({ top: 0, behavior: 'instant' })
    return true
  }, STALLED_MS)
}

async function nudge(page: Page) {
  const size = page.viewportSize()
  if (!size) return
  await page.setViewportSize({ width: size.width, height: size.height + 1 })
  await page.setViewportSize(size)
}

export { expect }
