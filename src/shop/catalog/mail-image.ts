import type { MailPart } from '#mail'
import type { Picture } from '../model/media.ts'

/** In pixels. */
const MAIL_WIDTH = 600

/** An image as a part of a mail, whose programs show no SVG; nothing if there is no rendition. */
export function mailImage(
  { id, width, height, widths }: Picture,
  {
    alt,
    href,
    publicUrl,
    shownWidth = MAIL_WIDTH,
  }: { alt: string; href: string; publicUrl: string; shownWidth?: number },
): MailPart[] {
  // Twice the width for dense screens.
  const found = widths.find(known => known >= 2 * shownWidth) ?? widths.at(-1)
  if (!found || width === 0) return []
  const scale = Math.min(1, shownWidth / width)
  const src = new URL(`/media/${id}/${found}.webp`, publicUrl).href
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
  return [{ kind: 'image', src, alt, ...size, href }]
}
