import sanitizeHtml from 'sanitize-html'
import { isLocalPath } from '#base'
import { toAddress, URL_PATTERN } from '#module-contract'
import { asksAtPress, cleanMedia, MEDIA_ATTRIBUTES } from './clean-media.server.ts'

const url = new RegExp(URL_PATTERN, 'i')

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'code', 'hr', 'br'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption', 'details', 'summary'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'mark', 'small', 'sub', 'sup', 'abbr'],
    ...['a', 'span', 'q', 'cite', 'time', 'kbd', 'bdi', 'bdo', 'wbr', 'img'],
    ...['video', 'audio', 'source', 'track'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'title'],
    ...MEDIA_ATTRIBUTES,
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start', 'reversed'],
    time: ['datetime'],
    abbr: ['title'],
    '*': ['lang', 'dir'],
  },
  selfClosing: ['img', 'br', 'hr', 'wbr', 'source', 'track'],
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: [
    'style',
    'script',
    'textarea',
    'option',
    'noscript',
    'template',
    'iframe',
    'xmp',
    'title',
  ],
  transformTags: {
    h1: 'h2',
    ...cleanMedia,
    a: (_tag, attributes) => {
      const { href, target, ...rest } = attributes
      const kept: Record<string, string> = { ...rest }
      const address = toWholeAddress(href ?? '')
      if (url.test(address)) kept.href = toAddress(address)
      if (target === '_blank') {
        kept.target = '_blank'
        kept.rel = 'noopener'
      }
      return { tagName: 'a', attribs: kept }
    },
  },
  // Images of this site only: others would cause third-party requests.
  exclusiveFilter: ({ tag, attribs }) =>
    (tag === 'img' && !isLocalPath(attribs.src ?? '')) ||
    ((tag === 'source' || tag === 'track') && !attribs.src && !attribs['data-src']),
}

/**
 * Addresses as browsers and people mean them: `//host` and `www.host` with a scheme, spaces written as such, line breaks left out,
 * phone numbers without other signs.
 */
function toWholeAddress(href: string): string {
  const text = href.replace(/[\t\r\n]/g, '').trim()
  if (/^\/\/[^/\\]/.test(text)) return `https:${text}`.replaceAll(' ', '%20')
  if (/^www\.[^\s.]+\.[^\s]/i.test(text)) return `https://${text}`.replaceAll(' ', '%20')
  if (/^tel:/i.test(text)) return text.replace(/[\s./()-]/g, '')
  return text.replaceAll(' ', '%20')
}

/** Rich text without scripts, third-party requests, or styles that affect the page. */
export function cleanHtml(html: string): string {
  return asksAtPress(sanitizeHtml(html, options))
}
