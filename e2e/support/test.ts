import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test as base, expect, type Page } from '@playwright/test'

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

/** A page on which any complaint of the browser's console, or any error nobody caught, fails the test. */
export const test = base.extend<{ page: Page }>({
  page: async ({ page }, use) => {
    const complaints: string[] = []
    page.on('console', message => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    page.on('pageerror', error => complaints.push(String(error)))
    await use(page)
    expect(complaints, 'the console is silent').toEqual([])
  },
})

/** What axe finds on the page as it stands, or inside one part of it. */
export async function findAxeViolations(page: Page, within?: string) {
  // Not by a script element: the page's policy allows none but its own.
  await page.evaluate(axeSource)
  return page.evaluate(async selector => {
    // biome-ignore lint/suspicious/noExplicitAny: axe puts itself on the window
    const { axe } = window as any
    const result = await axe.run(selector ?? document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    })
    return result.violations.map((violation: { id: string; nodes: { target: string[] }[] }) => ({
      rule: violation.id,
      at: violation.nodes.map(node => node.target.join(' ')).slice(0, 5),
    }))
  }, within)
}

/** Resolves when every island of the page that is meant to run by now does. */
export async function islandsReady(page: Page, within = 'body') {
  await page.waitForFunction(
    selector =>
      [...document.querySelectorAll(`${selector} vt-island`)].every(
        island => island.hasAttribute('data-ready') || island.getAttribute('when') !== 'load',
      ),
    within,
  )
}

export { expect }
