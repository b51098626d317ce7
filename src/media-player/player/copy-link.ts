import { makeElement } from './make-element.ts'
import { showNote } from './note.ts'
import type { Player } from './player.ts'

const SHOWN_MS = 4000

/** Copies a URL and confirms it; shows the URL for manual copying if the clipboard is blocked. */
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
