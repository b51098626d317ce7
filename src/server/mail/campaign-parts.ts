import type { MailPart } from '#mail'
import { mediaAsLinks } from '#media-player'
import type { AnyModule, MailBlock } from '#module-contract'
import { imageUrl, originalUrl, widthAtLeast } from '#module-contract/client'
import type { Pages } from '#pages'
import { resolveNodeProps } from '#render'
import type { SiteRenderer } from '../site/page/renderer.ts'
import type { PageResolver } from '../site/page/resolve-page.ts'

/** Mails are 600 px wide, doubled for dense screens. */
const IMAGE_WIDTH = 1200

export interface CampaignContent {
  parts: MailPart[]
  /** Types of modules that are left out because mails do not support them. */
  leftOut: string[]
}

/**
 * Converts a layout block to mail parts with each module's `toMail`, in order. Containers
 * contribute only their content. Undefined if the block does not exist.
 */
export async function toCampaignContent(
  deps: { pages: Pages; resolver: PageResolver; renderer: SiteRenderer; publicUrl: string },
  pageId: string,
): Promise<CampaignContent | undefined> {
  const { pages, resolver, renderer, publicUrl } = deps
  const item = await pages.editing.findItem(pageId)
  const draft = item && item.deletedAt === null ? await pages.editing.findDraft(pageId) : undefined
  if (!item || !draft) return undefined
  const page = await resolver.resolveDocument(draft.document, item)
  const url = new URL('/', publicUrl)
  const parts: MailPart[] = []
  const leftOut = new Set<string>()
  for (const entry of page.prepared.tree.entries) {
    const { module } = entry
    if (module.toMail) {
      const props = await resolveNodeProps(entry, renderer.loadResolver, { page, url })
      for (const block of module.toMail(props as never)) {
        const part = toPart(block, publicUrl)
        if (part) parts.push(part)
        else leftOut.add(entry.node.type)
      }
    } else if (!holdsOthers(module)) leftOut.add(entry.node.type)
  }
  return { parts, leftOut: [...leftOut] }
}

const holdsOthers = (module: AnyModule) =>
  Object.values(module.props.shape).some(field => field.kind === 'slot')

/** Makes URLs absolute. Undefined for images that mail programs do not show. */
function toPart(block: MailBlock, publicUrl: string): MailPart | undefined {
  const absolute = (href: string) => new URL(href, `${publicUrl}/`).href
  switch (block.kind) {
    case 'html':
      return {
        kind: 'html',
        html: mediaAsLinks(block.html).replace(/ (href|src)="\//g, ` $1="${publicUrl}/`),
      }
    case 'link':
      return { ...block, href: absolute(block.href) }
    case 'image': {
      const { image, href } = block
      const width = widthAtLeast(image, IMAGE_WIDTH)
      if (!width || image.width === 0) return undefined
      const path =
        image.width <= IMAGE_WIDTH ? originalUrl(image.id) : imageUrl(image.id, width, 'webp')
      return {
        kind: 'image',
        src: absolute(path),
        alt: image.alt,
        width: image.width,
        height: image.height,
        ...(href ? { href: absolute(href) } : {}),
      }
    }
    default:
      return block
  }
}
