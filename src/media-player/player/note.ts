import { makeElement } from './make-element.ts'
import type { Player } from './player.ts'

/** Shows a short notice in a corner of the player, or on its poster while that is visible. */
export function showNote({ box, signal }: Player, ...content: (Node | string)[]): HTMLElement {
  const isAct = content.some(one => one instanceof HTMLElement && one.matches('button, input'))
  const note = makeElement('div', { class: 'media-note', 'data-acts': isAct }, ...content)
  const image = box.parentElement?.querySelector('[data-player-overlay][data-state="shown"]')
  const place = image ?? box
  place.querySelector(':scope > .media-note')?.remove()
  place.append(note)
  signal.addEventListener('abort', () => note.remove())
  return note
}
