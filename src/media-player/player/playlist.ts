import type { Player } from './player.ts'

/** Several entries that play one after another in the same box (MP-3). */
export interface Playlist {
  hasStep(by: -1 | 1): boolean
  step(by: -1 | 1): void
}

/**
 * Connects a list to a player: each entry is a link to its file and holds a template that is put
 * into the box when chosen. Entries advance automatically, and from last to first if the list
 * repeats. The event `playlist-entry` on the box selects an entry by index. @param start Starts a
 * player for an inserted element.
 */
export function startPlaylist(
  box: HTMLElement,
  list: HTMLElement,
  start: (element: HTMLMediaElement, playlist: Playlist) => Player,
): void {
  const links = [...list.querySelectorAll<HTMLAnchorElement>('a[data-playlist-entry]')]
  let at = 0
  const playlist: Playlist = {
    hasStep: by => links[at + by] !== undefined,
    step: by => choose(at + by),
  }

  const choose = (index: number) => show(index)?.play()

  /** Shows an entry without starting it. */
  function show(index: number): Player | undefined {
    const template = links[index]?.parentElement?.querySelector('template')
    if (!template) return undefined
    const hadFocus = box.contains(document.activeElement)
    at = index
    box.dispatchEvent(new Event('player-end'))
    box.replaceChildren(template.content.cloneNode(true))
    const player = begin()
    if (hadFocus) box.focus({ preventScroll: true })
    return player
  }

  function begin(): Player | undefined {
    for (const [index, link] of links.entries()) {
      if (index === at) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
    const element = box.querySelector<HTMLMediaElement>('video, audio')
    const player = element ? start(element, playlist) : undefined
    player?.on(['ended'], () => {
      if (playlist.hasStep(1)) playlist.step(1)
      else if (list.dataset.playlist === 'repeat') choose(0)
    })
    return player
  }

  for (const [index, link] of links.entries()) {
    link.addEventListener('click', event => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      choose(index)
    })
  }
  box.addEventListener('playlist-entry', event => {
    const { detail: index } = event as CustomEvent<number>
    if (index !== at) show(index)
  })
  begin()
}
