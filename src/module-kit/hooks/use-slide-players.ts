import { type RefObject, useEffect, useRef } from 'react'
import type { Slides } from './use-slides.ts'

/**
 * SL-4: what plays in a slide pauses when it is left, and a provider's player ends; what stands in the slide that a visitor went to plays, as
 * far as its player lets it. What plays behind a slide is no player.
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
    // Where the player has not come, the browser's own plays.
    for (const media of left?.querySelectorAll<HTMLMediaElement>('[controls]') ?? []) media.pause()
    const first = isChosen && arrived?.querySelector('[data-media]')
    if (first) tell(first, 'player-arrive')
  }, [index, isChosen, viewport])
}

const tell = (player: Element, name: string) =>
  player.dispatchEvent(new Event(name, { bubbles: true }))
