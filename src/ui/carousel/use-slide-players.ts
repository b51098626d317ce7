import { type RefObject, useEffect, useRef } from 'react'
import type { Slides } from './use-slides.ts'

/**
 * SL-4: media in a slide pauses when the slide is left, and a provider's player ends. Media in a
 * slide that the visitor moved to plays if allowed. Background videos are not affected.
 */
export function useSlidePlayers(
  { index, isChosen }: Pick<Slides, 'index' | 'isChosen'>,
  viewport: RefObject<HTMLElement | null>,
) {
  const last = useRef(index)
  useEffect(() => {
    const left = viewport.current?.children[last.current]
    const arrived = viewport.current?.children[index]
    if (left === arrived) return
    last.current = index
    for (const player of left?.querySelectorAll('[data-media]') ?? []) tell(player, 'player-leave')
    // Before the player has loaded, native controls play.
    for (const media of left?.querySelectorAll<HTMLMediaElement>('[controls]') ?? []) media.pause()
    const first = isChosen && arrived?.querySelector('[data-media]')
    if (first) tell(first, 'player-arrive')
  }, [index, isChosen, viewport])
}

const tell = (player: Element, name: string) =>
  player.dispatchEvent(new Event(name, { bubbles: true }))
