import { makeElement } from './make-element.ts'
import { showNote } from './note.ts'
import type { Player } from './player.ts'

const SHOWN_MS = 4000

/** Copies an address and says so; where the browser does not let us, it is there to be copied by hand. */
export async function copyLink(player: Player, address: string) {
  const { say } = player
  const status = makeElement('span', { role: 'status' })
  try {
    await navigator.clipboard.writeText(address)
    const note = showNote(player, status)
    status.textContent = say('linkCopied')
    setTimeout(() => note.remove(), SHOWN_MS)
  } catch {
    const field = makeElement('input', {
      readonly: true,
      dir: 'ltr',
      value: address,
      'aria-label': say('copyLinkHere'),
    })
    const note = showNote(player, field)
    field.select()
    field.focus({ preventScroll: true })
    field.addEventListener('blur', () => note.remove())
  }
}
