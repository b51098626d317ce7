import { fromZoneTime } from '#base'
import type { ContentFieldFact } from '#module-contract'
import type { Pages, PublishedPage } from '#pages'
import { type ContentType, readFieldValues } from '#pages/schema'
import { type SiteFacts, toArticleJsonLd } from './structured-data.ts'

/** Page facts besides its fields. */
interface EntryFacts {
  description: string | undefined
  image: string | undefined
}

/** If a place is an entry, its field with this key has the address; otherwise its first text field. */
const ADDRESS = 'address'

/**
 * JSON-LD of an entry according to its type. Undefined for plain page types and for events without
 * a date.
 */
export function createEntryJsonLd(pages: Pick<Pages, 'contentTypes' | 'fields'>) {
  return async (page: PublishedPage, tag: (...tags: string[]) => void) => {
    const type = await pages.contentTypes.ofKind(page.kind)
    if (!type || type.describedAs.kind === 'page') return undefined
    if (type.describedAs.kind === 'article') {
      return (site: SiteFacts, said: EntryFacts): unknown => toArticleJsonLd(page, site, said)
    }
    const { start, end, place } = type.describedAs
    const { id, kind } = page
    const fields = page.document.root.props.fields ?? {}
    const keys = new Set([start, end, place].filter(Boolean))
    const facts = (await pages.fields.read([{ id, kind, fields }], { keys, tag })).get(id) ?? {}
    const factOf = (key: string) => (Object.hasOwn(facts, key) ? facts[key] : undefined)
    const startsAt = dateOf(factOf(start))
    if (!startsAt) return undefined
    const location = await locationOf(type, factOf(place), fields, tag)
    return (site: SiteFacts, said: EntryFacts): unknown => {
      const { timeZone, siteName } = site.settings
      const endsAt = dateOf(factOf(end))
      const url = site.publicUrl + encodeURI(page.path)
      return {
        '@context': 'https://schema.org',
        '@type': 'Event',
        '@id': `${site.publicUrl + page.path}#event`,
        name: page.title,
        url,
        description: said.description,
        image: said.image,
        startDate: withOffset(startsAt, timeZone),
        endDate: endsAt && withOffset(endsAt, timeZone),
        location,
        organizer: { '@type': 'Organization', name: siteName, url: `${site.publicUrl}/` },
      }
    }
  }

  async function locationOf(
    { fields, describedAs }: ContentType,
    fact: ContentFieldFact | undefined,
    stored: Readonly<Record<string, unknown>>,
    tag: (...tags: string[]) => void,
  ) {
    const name = fact?.kind === 'text' ? fact.texts[0] : undefined
    const field = fields.find(({ key }) => key === describedAs.place)
    if (!name || !field) return undefined
    const value = readFieldValues([field], stored)[field.key]
    const [id] = field.kind === 'relation' && Array.isArray(value) ? value : []
    const address = id ? await addressOf({ id, kind: field.of }, tag) : undefined
    return { '@type': 'Place', name, address: address ?? name }
  }

  async function addressOf(place: { id: string; kind: string }, tag: (...tags: string[]) => void) {
    const facts = (await pages.fields.read([place], { tag })).get(place.id) ?? {}
    const own = Object.hasOwn(facts, ADDRESS) ? facts[ADDRESS] : undefined
    const said = own ?? Object.values(facts).find(({ kind }) => kind === 'text')
    return said?.kind === 'text' ? said.texts[0] : undefined
  }
}

const dateOf = (fact: ContentFieldFact | undefined) => (fact?.kind === 'date' ? fact.at : undefined)

/** Adds the site's UTC offset: `2027-03-01T19:30+01:00`. Dates without time are unchanged. */
export function withOffset(at: string, timeZone: string): string {
  if (at.length === 10) return at
  const local = Date.parse(`${at}:00Z`)
  const minutes = Math.round((local - fromZoneTime(local, timeZone)) / 60_000)
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  const two = (amount: number) => String(amount).padStart(2, '0')
  return `${at}:00${minutes < 0 ? '-' : '+'}${two(hours)}:${two(rest)}`
}
