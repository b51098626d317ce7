import type { Page } from '@playwright/test'

/** Changes the root tag in a page's HTML. */
export async function changeRoot(page: Page, path: string, change: (tag: string) => string) {
  await page.route(`**${path}`, async route => {
    const answer = await route.fetch()
    const html = await answer.text()
    await route.fulfill({ response: answer, body: html.replace(/<html [^>]*>/, change) })
  })
}

export type Direction = 'ltr' | 'rtl'

/** Opens a page in a language of that direction, with scripts. */
export async function openIn(page: Page, path: string, direction: Direction) {
  await changeRoot(page, path, tag => tag.replace(/dir="\w+"/, `dir="${direction}"`))
  await page.goto(path, { waitUntil: 'networkidle' })
}
