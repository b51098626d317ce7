import type { Page } from '@playwright/test'
import type { Sharp } from 'sharp'
import { change } from './admin-api.ts'

/** Palette PNG: screens have few colors, and there are a hundred files. */
export async function savePicture(picture: Sharp, file: string) {
  await picture.png({ palette: true, colours: 96, effort: 7 }).toFile(file)
  console.log(file)
}

/** Half size, but at least phone width. */
export const halfSize = (picture: Sharp, width: number) =>
  picture.resize(Math.max(390, Math.round(width / 2)))

/** Changes settings such as the language; resolves when pages show it. */
export async function speak(owner: Page, locale: string, more: object = {}) {
  await change(owner.request, '/settings/site', { locale, ...more }, 'PATCH')
  const isShown = async () =>
    (await (await owner.request.get('/about')).text()).includes(`lang="${locale}"`)
  while (!(await isShown())) await owner.waitForTimeout(100)
}
