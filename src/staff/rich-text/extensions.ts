import Blockquote from '@tiptap/extension-blockquote'
import Bold from '@tiptap/extension-bold'
import Code from '@tiptap/extension-code'
import Document from '@tiptap/extension-document'
import HardBreak from '@tiptap/extension-hard-break'
import Heading from '@tiptap/extension-heading'
import HorizontalRule from '@tiptap/extension-horizontal-rule'
import Italic from '@tiptap/extension-italic'
import Link from '@tiptap/extension-link'
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list'
import Paragraph from '@tiptap/extension-paragraph'
import Strike from '@tiptap/extension-strike'
import Text from '@tiptap/extension-text'
import { URL_PATTERN } from '#module-contract'

const url = new RegExp(URL_PATTERN)

/** Supported elements: a subset of what the server's sanitizer allows, so nothing is lost when saving. */
export const extensions = [
  Document,
  Paragraph,
  Text,
  Bold,
  Italic,
  Strike,
  Code,
  Blockquote,
  BulletList,
  OrderedList,
  ListItem,
  ListKeymap,
  HardBreak,
  HorizontalRule,
  Heading.configure({ levels: [2, 3, 4] }),
  Link.configure({
    openOnClick: false,
    HTMLAttributes: { target: null, rel: null },
    isAllowedUri: address => url.test(address ?? ''),
  }),
]

const TAGS = new Set('P,H2,H3,H4,UL,OL,LI,STRONG,B,EM,I,S,DEL,CODE,BLOCKQUOTE,HR,BR,A'.split(','))

/** Whether the HTML contains supported elements only. */
export function canWrite(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return [...body.querySelectorAll('*')].every(
    element =>
      TAGS.has(element.tagName) &&
      element
        .getAttributeNames()
        .every(name => element.tagName === 'A' && ['href', 'target', 'rel'].includes(name)),
  )
}
