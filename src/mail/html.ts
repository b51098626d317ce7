import { escapeHtml } from '#base'
import type { MailColors } from './mail.ts'

/** Inline styles by element, because mail programs ignore style sheets. */
const STYLES: Record<string, (colours: MailColors) => string> = {
  p: ({ text }) => `margin:0 0 20px;font-size:16px;line-height:1.6;color:${text}`,
  ul: ({ text }) => `margin:0 0 20px;padding:0 24px;font-size:16px;line-height:1.6;color:${text}`,
  ol: ({ text }) => `margin:0 0 20px;padding:0 24px;font-size:16px;line-height:1.6;color:${text}`,
  li: () => 'margin:0 0 6px',
  a: ({ accent }) => `color:${accent};text-decoration:underline`,
  blockquote: ({ muted }) =>
    `margin:0 0 20px;padding:0 16px;border-left:2px solid ${muted};color:${muted}`,
}
for (const level of ['h2', 'h3', 'h4', 'h5', 'h6']) {
  STYLES[level] = ({ text }) => `margin:28px 0 8px;font-size:18px;line-height:1.4;color:${text}`
}

/** Classes for elements that change in dark mode. */
const CLASSES: Record<string, string> = { a: 'link', blockquote: 'muted' }

/** Adds inline styles to cleaned HTML. */
export function styleHtml(html: string, colours: MailColors): string {
  return html.replace(/<([a-z][a-z0-9]*)((?:\s[^<>]*)?)>/g, (tag, name: string, rest: string) => {
    const style = STYLES[name]
    if (!style) return tag
    const kept = rest.replace(/\s(?:class|style)="[^"]*"/g, '')
    return `<${name} class="${CLASSES[name] ?? 'text'}" style="${escapeHtml(style(colours))}"${kept}>`
  })
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
}

/** Converts cleaned HTML to plain text with separate blocks, dashes for list items, and link URLs. */
export function htmlToText(html: string): string {
  return html
    .replace(/<a\s[^<>]*href="([^"]*)"[^<>]*>([^<]*)<\/a>/g, (_, href: string, words: string) =>
      words.trim() === href ? href : `${words} (${href})`,
    )
    .replace(/<li[^<>]*>/g, '\n- ')
    .replace(/<br[^<>]*>/g, '\n')
    .replace(/<\/(?:p|h[1-6]|ul|ol|blockquote)>/g, '\n\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, entity => ENTITIES[entity] ?? entity)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
