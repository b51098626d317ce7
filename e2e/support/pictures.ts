import type { Page } from '@playwright/test'
import type { Sharp } from 'sharp'
import { change } from './admin-api.ts'

/** A palette: screens have few colours, and a hundred of them are kept. */
export async function savePicture(picture: Sharp, file: string) {
  await picture.png({ palette: true, colours: 96, effort: 7 }).toFile(file)
  console.log(file)
}

/** Half as large as on the screen, and no narrower than a phone. */
export const halfSize = (picture: Sharp, width: number) =>
  picture.resize(Math.max(390, Math.round(width / 2)))

/** Changes the site's settings, its language among them; resolves when pages are shown in that. */
export async function speak(owner: Page, locale: string, more: object = {}) {
  await change(owner.request, '/settings/site', { locale, ...more }, 'PATCH')
  const isShown = async () =>
    (await (await owner.request.get('/about')).text()).includes(`lang="${locale}"`)
  while (!(await isShown())) await owner.waitForTimeout(100)
}
