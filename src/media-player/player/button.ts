import { makeIcon, type PlayerIcon } from './icons.ts'
import { makeElement } from './make-element.ts'

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
