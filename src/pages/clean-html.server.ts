import sanitizeHtml from 'sanitize-html'
import { isLocalPath } from '#base'
import { URL_PATTERN } from '#module-kit'

const url = new RegExp(URL_PATTERN, 'i')

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'code', 'hr', 'br'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption', 'details', 'summary'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'mark', 'small', 'sub', 'sup', 'abbr'],
    ...['a', 'span', 'q', 'cite', 'time', 'kbd', 'bdi', 'bdo', 'wbr', 'img'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'title'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start', 'reversed'],
    time: ['datetime'],
    abbr: ['title'],
    '*': ['lang', 'dir'],
  },
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
    a: (_tag, attributes) => {
      const { href, target, ...rest } = attributes
      const kept: Record<string, string> = { ...rest }
      if (href && url.test(href.trim())) kept.href = href.trim()
      if (target === '_blank') {
        kept.target = '_blank'
        kept.rel = 'noopener'
      }
      return { tagName: 'a', attribs: kept }
    },
  },
  // Only pictures of this site: a foreign one would call a third party.
  exclusiveFilter: frame => frame.tag === 'img' && !isLocalPath(frame.attribs.src ?? ''),
}

/** Rich text that can neither run nor call anybody, nor restyle the page. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, options)
}
