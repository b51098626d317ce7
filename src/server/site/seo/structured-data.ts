import type { VideoFacts } from '#module-contract'
import type { PublishedPage } from '#pages'
import type { Settings } from '#pages/schema'
import { SEARCH_PATH } from '../page/built-in/search.ts'

/** Facts about the site for structured data. */
export interface SiteFacts {
  publicUrl: string
  settings: Settings
  /** Absolute URL. */
  logo: string | undefined
}

const CONTEXT = 'https://schema.org'
const organizationId = (publicUrl: string) => `${publicUrl}/#organization`

/** A video of a page (schema.org/VideoObject). */
export const toVideoJsonLd = (video: VideoFacts, publicUrl: string) => ({
  '@context': CONTEXT,
  '@type': 'VideoObject',
  name: video.name,
  thumbnailUrl: publicUrl + video.thumbnail,
  uploadDate: new Date(video.uploadedAt).toISOString(),
  contentUrl: publicUrl + video.src,
  ...(video.durationSeconds ? { duration: `PT${Math.round(video.durationSeconds)}S` } : {}),
})

/** JSON-LD of the site and its search, for the home page. */
export function toSiteJsonLd(site: SiteFacts): unknown[] {
  const { publicUrl, settings } = site
  return [
    { '@context': CONTEXT, ...toOrganization(site) },
    {
      '@context': CONTEXT,
      '@type': 'WebSite',
      '@id': `${publicUrl}/#website`,
      name: settings.siteName,
      url: `${publicUrl}/`,
      description: settings.tagline || undefined,
      inLanguage: settings.locale,
      publisher: { '@id': organizationId(publicUrl) },
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${publicUrl}${SEARCH_PATH}?q={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
  ]
}

function toOrganization({ publicUrl, settings, logo }: SiteFacts) {
  const { kind, legalName, phone, profiles, hours } = settings.organization
  const address = toAddress(settings.organization)
  const isPlace = kind !== 'Organization' && address !== undefined
  return {
    // A local business requires an address (Google's rules for LocalBusiness).
    '@type': isPlace ? kind : 'Organization',
    '@id': organizationId(publicUrl),
    name: settings.siteName,
    url: `${publicUrl}/`,
    legalName: legalName || undefined,
    description: settings.tagline || undefined,
    logo,
    image: isPlace ? logo : undefined,
    email: settings.email || undefined,
    telephone: phone || undefined,
    address,
    sameAs: profiles.length > 0 ? profiles : undefined,
    openingHoursSpecification:
      isPlace && hours.length > 0
        ? hours.map(({ days, opens, closes }) => ({
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: days.map(day => `${CONTEXT}/${day}`),
            opens,
            closes,
          }))
        : undefined,
  }
}

function toAddress({ street, postalCode, city, region, country }: Settings['organization']) {
  if (!street && !city) return undefined
  return {
    '@type': 'PostalAddress',
    streetAddress: street || undefined,
    postalCode: postalCode || undefined,
    addressLocality: city || undefined,
    addressRegion: region || undefined,
    addressCountry: country || undefined,
  }
}

/** JSON-LD of a post with its author, or else the site as author. */
export function toArticleJsonLd(
  page: PublishedPage,
  site: SiteFacts,
  said: { description: string | undefined; image: string | undefined },
) {
  const url = site.publicUrl + encodeURI(page.path)
  const organization = {
    '@type': 'Organization',
    '@id': organizationId(site.publicUrl),
    name: site.settings.siteName,
    url: `${site.publicUrl}/`,
    logo: site.logo,
  }
  return {
    '@context': CONTEXT,
    '@type': 'Article',
    // Modules add to it, for example comments.
    '@id': `${site.publicUrl + page.path}#article`,
    headline: page.title,
    description: said.description,
    image: said.image,
    datePublished: new Date(page.publishedAt).toISOString(),
    dateModified: new Date(page.updatedAt).toISOString(),
    author: page.summary.author
      ? { '@type': 'Person', name: page.summary.author }
      : { '@type': 'Organization', name: organization.name, url: organization.url },
    publisher: organization,
    mainEntityOfPage: url,
  }
}
