type Attributes = Record<string, string | number | boolean | undefined>

/** Creates an element with attributes and children; `true` sets an attribute without a value. */
export function makeElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue
    element.setAttribute(key, value === true ? '' : String(value))
  }
  element.append(...children)
  return element
}

const paths = {
  play: 'M8 5.5v13l10.5-6.5L8 5.5Z',
  pause: 'M9 6v12M15 6v12',
  replay: 'M5 12a7 7 0 1 0 2.5-5.4M5 4v4h4',
  previous: 'M18 6v12l-9-6 9-6ZM6 6v12',
  next: 'M6 6v12l9-6-9-6Zm12 0v12',
  sound: 'M4 10v4h3l4 4V6l-4 4H4Zm11-1a4 4 0 0 1 0 6m2.5-8.500a8 8 0 0 1 0 11',
  muted: 'M4 10v4h3l4 4V6l-4 4H4Zm11.5-.5 5 5m0-5-5 5',
  captions: 'M4 6h16v12H4V6Zm7 4.500a2 2 0 1 0 0 3m6-3a2 2 0 1 0 0 3',
  chapters: 'M9 7h11M9 12h11M9 17h11M4.5 7h.01M4.5 12h.01M4.5 17h.01',
  settings:
    'M4 7h9m5 0h2M4 17h2m5 0h9M15.5 9.500a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm-7 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  pictureInPicture: 'M20 11V6H4v12h7m2-4h7v4h-7v-4Z',
  fullscreen: 'M4 9V5h4m8 0h4v4m0 6v4h-4m-8 0H4v-4',
  leaveFullscreen: 'M8 4.500V9H4m16 0h-4V4.500m0 15V15h4M4 15h4v4.5',
} as const

export type PlayerIcon = keyof typeof paths

const SVG = 'http://www.w3.org/2000/svg'

const drawn = new Map<PlayerIcon, SVGSVGElement>()

/**
 * An icon of the player as strokes in a 24 × 24 box. Drawn once and cloned, because a page may have
 * hundreds.
 */
function makeIcon(name: PlayerIcon): SVGSVGElement {
  const icon = drawn.get(name) ?? drawIcon(name)
  drawn.set(name, icon)
  return icon.cloneNode(true) as SVGSVGElement
}

function drawIcon(name: PlayerIcon): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  const path = document.createElementNS(SVG, 'path')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  path.setAttribute('d', paths[name])
  svg.append(path)
  return svg
}

/** Icon button. Its name is also its tooltip. */
export function makeButton(icon: PlayerIcon, name: string, press: () => void): HTMLButtonElement {
  const button = makeElement('button', { type: 'button', class: 'media-button' })
  setButton(button, icon, name)
  button.addEventListener('click', press)
  return button
}

export function setButton(button: HTMLElement, icon: PlayerIcon, name: string) {
  if (button.dataset.icon !== icon) {
    button.dataset.icon = icon
    button.querySelector('svg')?.remove()
    button.prepend(makeIcon(icon))
  }
  button.setAttribute('aria-label', name)
  button.title = name
}
