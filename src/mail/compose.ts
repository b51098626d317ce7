import { escapeHtml } from '#base'
import { isArabicScriptLocale, isRightToLeftLocale } from '#texts'
import { htmlToText, styleHtml } from './html.ts'
import type { MailColors, MailTheme } from './mail.ts'

/** A part of a mail, rendered as plain text and HTML. */
export type MailPart =
  | { kind: 'text'; text: string }
  /** In small print. */
  | { kind: 'note'; text: string }
  | { kind: 'link'; label: string; href: string }
  /** A title with lines, such as an address; omitted if empty. */
  | { kind: 'lines'; title: string; lines: readonly string[] }
  | { kind: 'rows'; rows: readonly MailRow[] }
  /** Section heading. */
  | { kind: 'heading'; text: string }
  /** Formatted text: cleaned HTML, links absolute. */
  | { kind: 'html'; html: string }
  /** Absolute URLs; size in CSS pixels. */
  | { kind: 'image'; src: string; alt: string; width: number; height: number; href?: string }
  | { kind: 'divider' }
  /** Small print with inline links. */
  | { kind: 'links'; text: string; links: readonly { label: string; href: string }[] }
  /** Quoted message. */
  | { kind: 'quote'; lines: readonly string[] }

export interface MailRow {
  label: string
  value: string
  /** Chosen options, shown below the label. */
  details?: readonly string[]
  /** Small print below the value. */
  note?: string | undefined
  isTotal?: boolean
}

export interface MailContent {
  heading: string
  /** Text that mail programs show beside the subject; hidden in the mail. */
  preheader?: string
  parts: readonly MailPart[]
}

/** Renders a mail as plain text and HTML. Escapes all text; keeps line breaks. */
export function composeMailBody(
  look: MailTheme,
  { heading, preheader = '', parts }: MailContent,
): { text: string; html: string } {
  const shown = parts.filter(part => !('lines' in part) || part.lines.some(Boolean))
  const quotes = shown.filter(part => part.kind === 'quote')
  const own = shown.filter(part => part.kind !== 'quote')
  const signature = `—\n${look.siteName}`
  const blocks = [heading, ...own.map(toText), signature, ...quotes.map(toText)]
  return {
    text: `${blocks.filter(Boolean).join('\n\n')}\n`,
    html: toHtml(look, { heading, preheader, parts: shown }),
  }
}

function toText(part: MailPart): string {
  switch (part.kind) {
    case 'link':
      return `${part.label}: ${part.href}`
    case 'lines':
      return `${part.title}:\n${part.lines.filter(Boolean).join('\n')}`
    case 'rows':
      return part.rows.map(rowText).join('\n')
    case 'quote':
      return part.lines.map(line => `> ${line}`).join('\n')
    case 'html':
      return htmlToText(part.html)
    case 'image':
      return [part.alt && `[${part.alt}]`, part.href].filter(Boolean).join('\n')
    case 'divider':
      return '* * *'
    case 'links':
      return [part.text, ...part.links.map(link => `${link.label}: ${link.href}`)].join('\n')
    default:
      return part.text
  }
}

function rowText({ label, value, details = [], note }: MailRow): string {
  const name = details.length > 0 ? `${label} (${details.join(', ')})` : label
  return `${name}: ${value}${note ? ` ${note}` : ''}`
}

/** Tables and inline styles for compatibility with mail programs; supports dark mode. */
function toHtml(look: MailTheme, { heading, preheader = '', parts }: MailContent): string {
  const { siteName, logo } = look
  const colours = look.colours.light
  const font = `font-family:${escapeHtml(look.fonts.text)}`
  const displayFont = `font-family:${escapeHtml(look.fonts.display)}`
  const cell = `padding:12px 0;border-bottom:1px solid ${colours.border};vertical-align:top`
  const rtl = isRightToLeftLocale(look.locale)
  /** Marks above and below Arabic letters need taller lines in headings. */
  const lineHeight = (latin: number) => (isArabicScriptLocale(look.locale) ? 1.45 : latin)
  const small = `color:${colours.muted};font-size:14px;line-height:1.5`
  const end = rtl ? 'left' : 'right'

  function partHtml(part: MailPart): string {
    switch (part.kind) {
      case 'text':
        return `<p class="text" style="margin:0 0 20px;font-size:16px;line-height:1.6;color:${colours.text}">${withBreaks(part.text)}</p>`
      case 'note':
        return `<p class="muted" style="margin:0 0 20px;${small}">${withBreaks(part.text)}</p>`
      case 'link':
        return `<p style="margin:28px 0"><a class="button" href="${escapeHtml(part.href)}" style="display:inline-block;padding:12px 20px;background:${colours.accent};color:${colours.onAccent};text-decoration:none;border-radius:2px">${escapeHtml(part.label)}</a></p>`
      case 'lines':
        return `<h2 class="text" style="margin:32px 0 8px;font-size:16px;color:${colours.text}">${escapeHtml(part.title)}</h2><p class="muted" style="margin:0;${small}">${part.lines.filter(Boolean).map(ownDirection).join('<br>')}</p>`
      case 'rows':
        return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;font-size:16px;line-height:1.5">${part.rows.map(rowHtml).join('')}</table>`
      case 'heading':
        return `<h2 class="text" style="margin:32px 0 12px;${displayFont};font-size:22px;font-weight:600;line-height:${lineHeight(1.3)};color:${colours.text}">${withBreaks(part.text)}</h2>`
      case 'html':
        return styleHtml(part.html, colours)
      case 'image':
        return imageHtml(part)
      case 'divider':
        return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:28px 0"><tr><td style="border-top:1px solid ${colours.border};font-size:0;line-height:0">&nbsp;</td></tr></table>`
      case 'links':
        return `<p class="muted" style="margin:32px 0 0;${small}">${[withBreaks(part.text), ...part.links.map(({ label, href }) => `<a class="muted" href="${escapeHtml(href)}" style="color:${colours.muted}">${escapeHtml(label)}</a>`)].join('<br>')}</p>`
      case 'quote':
        return `<blockquote class="muted" style="margin:0;padding:0 16px;border:solid ${colours.muted};border-width:${rtl ? '0 2px 0 0' : '0 0 0 2px'};${small}">${part.lines.map(withBreaks).join('<br>')}</blockquote>`
    }
  }

  function imageHtml({ src, alt, width, height, href }: MailPart & { kind: 'image' }): string {
    const shownWidth = Math.min(width, 600)
    const shownHeight = Math.round((height * shownWidth) / width)
    const image = `<img src="${escapeHtml(src)}" width="${shownWidth}" height="${shownHeight}" alt="${escapeHtml(alt)}" style="display:block;max-width:100%;height:auto;border:0">`
    const shown = href ? `<a href="${escapeHtml(href)}">${image}</a>` : image
    return `<p style="margin:0 0 20px">${shown}</p>`
  }

  function rowHtml({ label, value, details = [], note, isTotal }: MailRow): string {
    const style = isTotal ? `${cell};font-weight:600;border-bottom:0` : cell
    const chosen = details.map(
      detail => `<br><span class="muted" style="${small}">${escapeHtml(detail)}</span>`,
    )
    const below = note
      ? `<br><span class="muted" style="${small};font-weight:400">${escapeHtml(note)}</span>`
      : ''
    return `<tr><td class="text" style="${style}">${withBreaks(label)}${chosen.join('')}</td><td class="text" align="${end}" style="${style};overflow-wrap:break-word">${withBreaks(value)}${below}</td></tr>`
  }

  const title = heading
    ? `<h1 class="text" style="margin:0 0 16px;${displayFont};font-size:26px;font-weight:600;line-height:${lineHeight(1.25)};color:${colours.text}">${escapeHtml(heading)}</h1>`
    : ''
  const sender = logo
    ? `<p style="margin:0 0 24px"><img src="${escapeHtml(logo.src)}" width="${logo.width}" height="${logo.height}" alt="${escapeHtml(siteName)}" style="border:0"></p>`
    : `<p class="muted" style="margin:0 0 24px;${small}">${escapeHtml(siteName)}</p>`
  return `<!doctype html>
<html lang="${escapeHtml(look.locale)}" dir="${rtl ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(heading || look.siteName)}</title>
<style>:root{color-scheme:light dark;supported-color-schemes:light dark}${darkStyles(look.colours.dark)}</style>
</head><body class="page" style="margin:0;padding:0;background:${colours.background};${font}">
${preheader ? hiddenText(preheader) : ''}<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:${colours.background}"><tr><td align="center" style="padding:32px 20px;border:0">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;overflow-wrap:anywhere;text-align:${rtl ? 'right' : 'left'}"><tr><td class="text" style="border:0;color:${colours.text};${font}">
${sender}
${title}${parts.map(partHtml).join('\n')}
</td></tr></table></td></tr></table></body></html>`
}

/** Mail programs show about 90 letters; the joiners keep the text of the mail out of them. */
const hiddenText = (text: string) =>
  `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(text.replace(/\s+/g, ' ').slice(0, 200))}${'&#847;&zwnj;&nbsp;'.repeat(60)}</div>\n`

/** Inline styles cannot contain media queries, so dark mode needs classes. */
function darkStyles({ background, text, muted, border, accent, onAccent }: MailColors): string {
  return `@media (prefers-color-scheme:dark){.page{background:${background}!important}.text{color:${text}!important}.muted{color:${muted}!important}.link{color:${accent}!important}.button{background:${accent}!important;color:${onAccent}!important}td{border-color:${border}!important}}`
}

/** Keeps the order of `20100 Berlin` and `+358 2 123` in right-to-left mails. */
const ownDirection = (line: string) => `<bdi>${withBreaks(line)}</bdi>`

const withBreaks = (text: string) => escapeHtml(text).replaceAll('\n', '<br>')
