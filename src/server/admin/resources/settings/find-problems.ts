import { isAddress } from '#base'
import type { Settings } from '#pages/schema'
import type { ShopSettings } from '#shop/schema'
import type { AdminDeps } from '../../discover.ts'

/** What a schema cannot know: zones that exist, pages that are there, currencies that money is made in. */
export async function findProblems(
  { pages }: AdminDeps,
  changes: Partial<Settings> & { shop?: Partial<ShopSettings> | undefined },
): Promise<{ path: string; message: string }[]> {
  const { timeZone, locale, icon, logo, homePage, shop } = changes
  const problems: { path: string; message: string }[] = []
  const complain = (path: string, message: string) => problems.push({ path, message })
  if (timeZone !== undefined && !isTimeZone(timeZone)) {
    complain('/timeZone', 'There is no such time zone; use a name such as Europe/Berlin.')
  }
  if (locale !== undefined && !isLocale(locale)) {
    complain('/locale', 'There is no such language.')
  }
  for (const [path, id] of Object.entries({ '/icon': icon, '/logo': logo })) {
    if (!id) continue
    const item = (await pages.media.load([id])).get(id)
    if (!item) complain(path, 'This image is no longer in the library.')
    else if (item.kind !== 'image' && item.kind !== 'svg') {
      complain(path, 'Choose an image or an SVG.')
    }
  }
  if (homePage && !(await pages.publishedById(homePage))) {
    complain('/homePage', 'This page is not published.')
  }
  if (shop?.currency && !Intl.supportedValuesOf('currency').includes(shop.currency)) {
    complain('/shop/currency', 'There is no such currency.')
  }
  if (shop?.email && !isAddress(shop.email)) {
    complain('/shop/email', 'This is not an e-mail address.')
  }
  return problems
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

function isLocale(name: string): boolean {
  return Intl.DateTimeFormat.supportedLocalesOf([name]).length > 0
}
