import type { Page } from '@playwright/test'
import { toolsOf } from './kept-page.ts'

interface Point {
  x: number
  y: number
}

/**
 * Fingers on a page that was not made for them: for what is done here they are all that it has, so that it has a screen which they touch and
 * no pointer that hovers. What asks for that once, when it starts, starts in here.
 */
export async function withTouch(page: Page, act: () => Promise<void>) {
  const emulate = (enabled: boolean) =>
    toolsOf(page).send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: 2 })
  await emulate(true)
  await act()
  await emulate(false)
}

/** Fingers that come down, go through these places, one after the other, and are taken off. */
export async function touch(page: Page, places: readonly (readonly Point[])[]) {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    toolsOf(page).send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
    })
  for (const [index, points] of places.entries()) {
    await send(index === 0 ? 'touchStart' : 'touchMove', points)
  }
  await send('touchEnd', [])
}
