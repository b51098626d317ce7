import { makeElement } from './make-element.ts'
import type { Player } from './player.ts'

/** Something short over a player, in a corner of its own; on its image while that is there. */
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
