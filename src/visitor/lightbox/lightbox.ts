import { toIndex } from '#module-kit/client'
import { changeLayer, closeLayer, openLayer } from '../page-state.ts'
import { type Lightbox, showLightbox } from './show-lightbox.ts'

/** Its name in the address: `lightbox|module id|index`, from 0. */
const LAYER = 'lightbox'

let shown: Lightbox | undefined

/** A visitor opens a picture: a step of its own. */
export function open(link: HTMLAnchorElement) {
  shown?.destroy()
  openLayer(LAYER, nameOf(link), { isShared: true })
  show(link)
}

/** What the page's state says: after Back and Forward, and at the start. */
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

const linksIn = (module: HTMLElement) => [
  ...module.querySelectorAll<HTMLAnchorElement>('a[data-lightbox]'),
]

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

/** Whoever closes what an address opened is where the picture stands. */
function bringIntoView(link: HTMLElement) {
  const { top, bottom } = link.getBoundingClientRect()
  if (top >= innerHeight || bottom <= 0)
    link.scrollIntoView({ block: 'center', behavior: 'instant' })
}
