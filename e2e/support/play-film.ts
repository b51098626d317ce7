import type { Locator, Page } from '@playwright/test'
import { putPage } from './put-page.ts'
import { expect } from './test.ts'

/** A video with sources in order of preference. */
export const film = (...urls: string[]) => {
  const [url, ...others] = urls
  const alternatives = others.map(other => ({ url: other }))
  return { type: 'video', props: { id: 'film', url, alternatives, name: 'A film' } }
}

/** Opens a page with a video of these sources. */
export async function openFilm(page: Page, ...urls: string[]): Promise<Locator> {
  await page.goto(await putPage('/film', [film(...urls)]))
  const root = page.locator('#film')
  await root.scrollIntoViewIfNeeded()
  await expect(root.locator('.media-box')).toHaveRole('group')
  return root
}

/** The same, and starts playback. */
export async function playFilm(page: Page, ...urls: string[]): Promise<Locator> {
  const root = await openFilm(page, ...urls)
  await press(root, 'Play')
  return root
}

export const press = (root: Locator, name: string) =>
  root.getByRole('button', { name, exact: true }).press('Enter')

export const now = (root: Locator) =>
  root.locator('video').evaluate((one: HTMLVideoElement) => one.currentTime)

/** Waits until playback passes a time. */
export const plays = (root: Locator, after = 0) =>
  expect.poll(() => now(root)).toBeGreaterThan(after)

/** MP-4: shows the message and file, without overlay and controls. */
export async function says(root: Locator, text: string, file: string) {
  await expect(root.getByRole('alert')).toHaveText(text)
  await expect(root.getByRole('link', { name: /^Download File: / })).toHaveAttribute('href', file)
  await expect(root.getByRole('button', { name: 'Play', exact: true })).toBeDisabled()
  await expect(root.locator('[data-player-overlay]')).toBeHidden()
}
