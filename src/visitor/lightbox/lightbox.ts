import { toIndex } from '#ui/client'
import { changeLayer, closeLayer, openLayer } from '../page-state.ts'
import { type Lightbox, showLightbox } from './show-lightbox.ts'

/** Key in the URL: `lightbox|module id|index`, starting at 0. */
const LAYER = 'lightbox'

let shown: Lightbox | undefined

/** Opens an image by click, with a history entry. */
export function open(link: HTMLAnchorElement) {
  shown?.destroy()
  openLayer(LAYER, nameOf(link), { isShared: true })
  show(link)
}

/** Follows the page state after Back, Forward and load. */
export function follow(at: string | undefined) {
  const link = at === undefined ? undefined : findLink(at)
  if (!link) return shown?.close()
  shown?.destroy()
  bringIntoView(link)
  show(link)
}

function show(link: HTMLAnchorElement) {
  shown = showLightbox(linksBeside(link), link, {
    onChange: other => changeLayer(LAYER, nameOf(other)),
    onClose: () => closeLayer(LAYER),
  })
}

const moduleOf = (link: Element) => link.closest<HTMLElement>('[data-module]')

/** Links of a module, without those of modules inside. */
const linksIn = (module: HTMLElement) =>
  [...module.querySelectorAll<HTMLAnchorElement>('a[data-lightbox]')].filter(
    link => moduleOf(link) === module,
  )

function linksBeside(link: HTMLAnchorElement): HTMLAnchorElement[] {
  const module = moduleOf(link)
  return module ? linksIn(module) : [link]
}

function nameOf(link: HTMLAnchorElement): string {
  return `${moduleOf(link)?.id}|${linksBeside(link).indexOf(link)}`
}

function findLink(at: string): HTMLAnchorElement | undefined {
  const [id = '', index] = at.split('|')
  const module = document.getElementById(id)
  const links = module ? linksIn(module) : []
  return links[toIndex(index, links.length) ?? -1]
}

/** Scrolls to the image after closing a lightbox that was opened by URL. */
function bringIntoView(link: HTMLElement) {
  const { top, bottom } = link.getBoundingClientRect()
  if (top >= innerHeight || bottom <= 0)
    link.scrollIntoView({ block: 'center', behavior: 'instant' })
}
