import type { MailPart } from '#mail'
import type { Picture } from '../model/media.ts'

/** Mails are 600 px wide, doubled for dense screens. */
const MIN_WIDTH = 1200

/** An image as a part of a mail, whose programs show no SVG; nothing if there is no rendition. */
export function mailImage(
  { id, width, height, widths }: Picture,
  { alt, href, publicUrl }: { alt: string; href: string; publicUrl: string },
): MailPart[] {
  const found = widths.find(known => known >= MIN_WIDTH) ?? widths.at(-1)
  if (!found || width === 0) return []
  const src = new URL(`/media/${id}/${found}.webp`, publicUrl).href
  return [{ kind: 'image', src, alt, width, height, href }]
}
