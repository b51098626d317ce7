import type { Page } from '@playwright/test'

/** From here on the page at a path comes with something else in the tag that it begins with. */
export async function changeRoot(page: Page, path: string, change: (tag: string) => string) {
  await page.route(`**${path}`, async route => {
    const answer = await route.fetch()
    const html = await answer.text()
    await route.fulfill({ response: answer, body: html.replace(/<html [^>]*>/, change) })
  })
}

export type Direction = 'ltr' | 'rtl'

/** Opens a page as it comes in a language of that direction, with all its scripts. */
export async function openIn(page: Page, path: string, direction: Direction) {
  await changeRoot(page, path, tag => tag.replace(/dir="\w+"/, `dir="${direction}"`))
  await page.goto(path, { waitUntil: 'networkidle' })
}
