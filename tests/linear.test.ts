import { expect, it } from 'vitest'
import {
  decodePath,
  EMAIL_PATTERN,
  fromCell,
  htmlToText,
  isContactEmail,
  isEmailAddress,
  isLocalPath,
  normalizeForSearch,
  parseMoney,
  parseXml,
  stripTags,
  toSlug,
} from '#base'
import { mediaAsLinks, mediaInHtml } from '#media-player'
import { URL_PATTERN } from '#module-contract'
import { PATH_PATTERN } from '#pages/schema'
import { withoutSecrets } from '../src/db/outbox-admin.ts'
import { readFeedDate } from '../src/feed-reader/feed-date.ts'
import { readLanguage, readName, textOfHtml } from '../src/feed-reader/feed-text.ts'
import { findFeedLink } from '../src/feed-reader/find-feed-link.ts'
import { parseFeed } from '../src/feed-reader/parse-feed.ts'
import { isFeedAddress } from '../src/modules/feed/feed-address.ts'
import { cleanHtml } from '../src/pages/clean-html.server.ts'
import { cleanSvg } from '../src/pages/clean-svg.server.ts'
import { sniffType } from '../src/pages/media-sniff.ts'
import { parseFormBody } from '../src/server/http/form-body.ts'
import { toRequestUrl } from '../src/server/http/request-url.ts'
import { toLocation } from '../src/server/http/to-location.ts'
import { isPrivateAddress } from '../src/server/outbound/private-address.ts'
import { textsFor } from '../src/server/sign-in/texts.ts'
import { isPostcode } from '../src/shop/address/postcodes.ts'
import { readQuantity } from '../src/shop/cart/cart-rules.ts'
import { isPhone } from '../src/shop/checkout/validate.ts'
import { readDate, readDecimal, readInteger, splitList } from '../src/shop/import/cells.ts'
import { readHeader } from '../src/shop/import/columns.ts'
import { parseRow } from '../src/shop/import/parse-row.ts'
import { defaultShopSettings } from '../src/shop/model/settings.ts'
import { measureCpuMs } from './support/cpu-time.ts'

/** Input that triggers backtracking in ambiguous patterns. */
const HOSTILE: Record<string, (size: number) => string> = {
  blanks: size => `a${' '.repeat(size)}b`,
  tabs: size => `\t${'\t \n'.repeat(size / 3)}x`,
  slashes: size => `/a${'/'.repeat(size)}x`,
  zeros: size => `0.${'0'.repeat(size)}1`,
  digits: size => `${'1'.repeat(size)}x`,
  thousands: size => `1${',111'.repeat(size / 4)}x`,
  commas: size => ',\\,'.repeat(size / 3),
  dots: size => `${'a.'.repeat(size / 2)}@`,
  labels: size => `a@${'a-'.repeat(size / 2)}.b!`,
  domain: size => `a@${'a.'.repeat(size / 2)}`,
  ats: size => 'a@'.repeat(size / 2),
  dashes: size => `${'-'.repeat(size)}a${'-'.repeat(size)}!`,
  colons: size => `${'a:'.repeat(size / 2)}//`,
  words: size => `${'a'.repeat(size)} x`,
  open: size => '<'.repeat(size),
  tags: size => '<a '.repeat(size / 3),
  attributes: size => `<svg ${'a="b" '.repeat(size / 6)}`,
  comments: size => `${'<!---->'.repeat(size / 7)}x`,
  cutComments: size => '<!--'.repeat(size / 4),
  prolog: size => `<?xml ${'?'.repeat(size)}`,
  doctype: size => `<!DOCTYPE ${'['.repeat(size)}`,
  entities: size => '&amp'.repeat(size / 4),
  films: size => '<video a="'.repeat(size / 10),
  urls: size => `url(${' '.repeat(size)}`,
  quotes: size => `"${'\\"'.repeat(size / 2)}`,
  percent: size => '%e4'.repeat(size / 3),
  fields: size => '&a='.repeat(size / 3),
  quality: size => `de${';q=;'.repeat(size / 4)}`,
  marks: size => 'a\u0301'.repeat(size / 2),
  groups: size => ':ff'.repeat(size / 3),
  dates: size => `2026-01-01T00:00${':00'.repeat(size / 3)}`,
}

const header = readHeader(['ID', 'Type', 'SKU', 'Name', 'Regular price', 'Categories', 'Images'])
if (!header) throw new Error('no header')
const cell = (column: number) => (text: string) => {
  const values = ['1', 'simple', 'sku', 'Bowl', '1', '', '']
  values[column] = text
  return parseRow(
    { row: 2, header, values, decimal: undefined, dates: undefined },
    defaultShopSettings,
  )
}
const pattern = (source: string) => {
  const compiled = new RegExp(source, 'u')
  return (text: string) => compiled.test(text)
}

/** Functions that read untrusted text. Add new ones here. */
const BORDER: Record<string, (text: string) => unknown> = {
  'an e-mail address': isEmailAddress,
  'an e-mail address in a schema': pattern(EMAIL_PATTERN),
  'an e-mail address of a contact form': isContactEmail,
  'a local path': isLocalPath,
  'a link': pattern(URL_PATTERN),
  'the path of a page': pattern(PATH_PATTERN),
  'an address of a request': text => toRequestUrl(`/${text}`, 'http://a.example'),
  'an encoded path': decodePath,
  'a place to go on to': toLocation,
  'a posted form': text => {
    try {
      return parseFormBody(text)
    } catch {
      return undefined
    }
  },
  'accepted languages': text => textsFor({ headers: { 'accept-language': text } }),
  'rich text': cleanHtml,
  'media in a text': text => mediaInHtml(`<video ${text}<source src="${text}`),
  'media as links': text => mediaAsLinks(`<video src="/a">${text}`.repeat(2)),
  'a drawing': cleanSvg,
  'the beginning of a file': text => sniffType(Buffer.from(text)),
  'text of HTML': htmlToText,
  'text of HTML of others': textOfHtml,
  'an XML text': parseXml,
  'a feed': text => parseFeed(`<rss><channel>${text}`, 'https://a.example/', 0),
  'an entry of a feed': text =>
    parseFeed(
      `<rss><channel><item><title>${text}</title></item></channel></rss>`,
      'https://a.example/',
      0,
    ),
  'the feed of a page': text => findFeedLink(`<link rel="alternate" ${text}`, 'https://a.example/'),
  'a date of a feed': readFeedDate,
  'an author of a feed': readName,
  'the language of a feed': readLanguage,
  'the address of a feed': text => isFeedAddress(`https://a.example/${text}`),
  'text without tags': text => stripTags(text),
  'a slug': toSlug,
  'folded text': normalizeForSearch,
  'an amount': text => parseMoney(text, 'EUR'),
  'a cell': fromCell,
  'a cell with a list': splitList,
  'a cell with a date': text => readDate(text),
  'a cell with a decimal': readDecimal,
  'a cell with a whole number': readInteger,
  'the cell of the type': cell(1),
  'the cell of the price': cell(4),
  'the cell of the categories': cell(5),
  'the cell of the pictures': cell(6),
  'a quantity': readQuantity,
  'a postcode': text => isPostcode(text, 'DE'),
  'a postcode of a country without a rule': text => isPostcode(text, 'XX'),
  'a phone number': isPhone,
  'an IP address': isPrivateAddress,
  'what a mail server said': withoutSecrets,
}

// Small sizes first, to detect exponential time early.
const SIZES = [8, 12, 16, 20, 24, 28, 32, 64, 256, 1024, 4096, 16_384, 65_536]
/** Linear functions need milliseconds at the largest size, quadratic ones seconds. */
const GENEROUS_MS = 400

it.each(Object.entries(BORDER))('%s is read in linear time, whatever it is', (_name, read) => {
  for (const [kind, make] of Object.entries(HOSTILE)) {
    for (const size of SIZES) {
      const text = make(size)
      const took = () => measureCpuMs(() => read(text))
      // Repeats up to twice, because garbage collection counts as well.
      const best = [took, took, took].reduce((ms, again) => (ms < GENEROUS_MS ? ms : again()), 1e9)
      expect(best, `${kind}, ${size} characters`).toBeLessThan(GENEROUS_MS)
    }
  }
})
