/**
 * `npm run screenshots:forms`: forms, newsletters and popups for visitors, in one language per
 * direction, on phone and desktop. `-- popup ar` takes some of them.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { removeFolder, startSite } from '../bench/site.ts'
import { change } from './support/admin-api.ts'
import { findChromium, launchArguments } from './support/chromium.ts'
import {
  barOf,
  besidePicture,
  bookingOf,
  pageAround,
  popupOf,
  signUpOf,
} from './support/form-pages.ts'
import { type FormWords, formWords } from './support/form-words.ts'
import { findInMail } from './support/mails.ts'
import { halfSize, savePicture, speak } from './support/pictures.ts'
import {
  link,
  type Node,
  paragraph,
  putBlock,
  putPageWithPopups,
  words,
} from './support/put-popup.ts'
import { addStaff, signIn } from './support/staff-account.ts'

const folder = join(import.meta.dirname, '../screenshots/forms')
const SCREENS = [
  { width: 1440, height: 1000 },
  { width: 390, height: 844 },
]
const TIME_FOR_MOTION_MS = 700
/** Number of screens shown of a tall page. */
const SCREENS_SHOWN = 1.5

interface Language {
  /** Signed in. */
  owner: Page
  locale: string
  own: FormWords
  /** Ids of newsletter lists. */
  lists: string[]
}
const parts: Record<string, (language: Language) => Promise<void>> = {
  popup: shootPopup,
  bar: shootBar,
  newsletter: shootNewsletter,
  form: shootForm,
}
const args = process.argv.slice(2)
const isWanted = (name: string, names: string[]) =>
  names.every(one => !args.includes(one)) || args.includes(name)

mkdirSync(folder, { recursive: true })
const site = await startSite()
const browser = await chromium.launch({ executablePath: findChromium(), args: launchArguments })
try {
  const owner = await browser.newPage({ baseURL: site.url })
  await signIn(owner, addStaff('owner', site.dataDir))
  const lists: string[] = []
  for (const [locale, own] of Object.entries(formWords)) {
    if (!isWanted(locale, Object.keys(formWords))) continue
    await speak(owner, locale)
    await nameLists(owner, lists, own)
    for (const [name, shootPart] of Object.entries(parts)) {
      if (isWanted(name, Object.keys(parts))) await shootPart({ owner, locale, own, lists })
    }
  }
} finally {
  await browser.close()
  await site.stop()
  removeFolder(site.dataDir)
}

/** Renames the same two lists per language, because the preferences page shows all. */
async function nameLists(owner: Page, lists: string[], own: FormWords) {
  const named = [
    { name: own.list, description: own.listText },
    { name: own.other, description: own.otherText },
  ]
  for (const [index, values] of named.entries()) {
    const path = '/newsletter-lists'
    if (lists[index]) await change(owner.request, `${path}/${lists[index]}`, values, 'PATCH')
    else lists[index] = (await change(owner.request, path, values)).id
  }
}

async function shootPopup(language: Language) {
  const name = `offer-${language.locale}`
  const button = link('open', language.own.open, `#popup-${name}`)
  const page = await openPage(language, [button], [popupOf(language.own, name)])
  await page.locator('main a[href^="#popup-"]').click()
  await page.getByRole('dialog').waitFor()
  await shoot(page, 'popup', language)
}

async function shootBar(language: Language) {
  const bar = barOf(language.own, `bar-${language.locale}`)
  const page = await openPage(language, [], [bar])
  await page.locator('.m-popup[data-kind="bar"]').waitFor()
  await shoot(page, 'bar', language)
}

/** From sign-up through mail links to unsubscribing. */
async function shootNewsletter(language: Language) {
  const { owner, own, lists, locale } = language
  const email = `${locale}@example.com`
  const list = lists[0] ?? ''
  const page = await openPage(language, [signUpOf(own, list)])
  await shoot(page, 'newsletter', language)
  await page.locator('[name="first_name"]').fill(own.firstName)
  await page.locator('#letters [name="email"]').fill(email)
  await page.locator('[name="consent"]').check()
  await page.locator('#letters button').click()
  await page.locator('[data-form-sent]').waitFor()

  await follow(page, email, /\/newsletter\/confirm\?token=[\w.-]+/)
  await shoot(page, 'newsletter-confirm', language)
  await page.locator('main button').click()
  await page.locator('main a').waitFor()
  await shoot(page, 'newsletter-confirmed', language)
  await page.locator('main a').click()
  await page.locator('[name="list"]').first().waitFor()
  await shoot(page, 'newsletter-preferences', language)

  const content = [words('letter-title', own.letter), paragraph('letter-text', own.letterText)]
  const pageId = await putBlock(content, act => act(owner.request))
  const letter = { subject: own.letter, listId: list, pageId }
  const { id } = await change(owner.request, '/newsletter-letters', letter)
  await change(owner.request, `/newsletter-letters/${id}/schedule`)
  await follow(page, email, /\/newsletter\/unsubscribe\?token=[\w.-]+/)
  await shoot(page, 'newsletter-unsubscribe', language)
  await page.locator('main button').click()
  await page.locator('main a').waitFor()
  await shoot(page, 'newsletter-unsubscribed', language)
}

/** Second step, saved and restored, then errors in the last step. */
async function shootForm(language: Language) {
  const email = `form-${language.locale}@example.com`
  const page = await openPage(language, [besidePicture(bookingOf(language.own))])
  const next = '.contact-form-turn[type="submit"]'
  await page.locator('[name="field_course"]').last().check()
  await page.locator(next).click()
  await page.locator('[name="field_people"]').fill('6')
  await shoot(page, 'form-steps', language)

  await page.locator('.contact-form-save summary').click()
  await page.locator('[name="save_email"]').fill(email)
  await page.locator('.contact-form-save button').click()
  await page.locator('.contact-form-saved:not(:empty)').waitFor()
  await shoot(page, 'form-saved', language)
  const again = await browser.newPage({ viewport: SCREENS[0] })
  // Without the anchor, to show the top of the page.
  await follow(again, email, /\/popups-[^\s#]+resume=[^\s#]+/)
  await shoot(again, 'form-resumed', language)

  await page.locator('[name="field_day"]').fill('2030-05-04')
  await page.locator('[name="field_from"]').fill('10:00')
  await page.locator(next).click()
  await page.locator('[name="field_email"]').fill('aino@nowhere')
  await page.locator('.contact-form-send').click()
  await page.locator('[data-form-error]').waitFor()
  await shoot(page, 'form-problems', language)
}

/** A new page for a first-time visitor. */
async function openPage(language: Language, content: Node[], popups: Node[] = []) {
  const around = pageAround(language.own, content)
  const { path } = await putPageWithPopups(around, popups, act => act(language.owner.request))
  const page = await browser.newPage({ viewport: SCREENS[0] })
  await page.goto(site.url + path, { waitUntil: 'networkidle' })
  return page
}

/** Opens a link of the newest mail. */
async function follow(page: Page, email: string, pattern: RegExp) {
  await page.goto(site.url + (await findInMail(email, pattern, site.dataDir)))
}

async function shoot(page: Page, name: string, { locale }: Language) {
  for (const viewport of SCREENS) {
    const { width, height } = viewport
    await page.setViewportSize(viewport)
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      scrollTo({ top: 0, behavior: 'instant' })
      return document.fonts.ready
    })
    await page.waitForTimeout(TIME_FOR_MOTION_MS)
    const isOver = await page.locator('dialog[open], .m-popup[data-kind="bar"]').first().isVisible()
    const tall = await page.evaluate(() => document.documentElement.scrollHeight)
    const shown = isOver ? height : Math.min(tall, height * SCREENS_SHOWN)
    const clip = { x: 0, y: 0, width, height: shown }
    const png = await page.screenshot({ fullPage: !isOver, clip })
    const file = `${name}-${width}${locale === 'en' ? '' : `-${locale}`}.png`
    await savePicture(halfSize(sharp(png), width), join(folder, file))
  }
}
