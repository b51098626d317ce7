import type { Page } from '@playwright/test'
import { toolsOf } from './kept-page.ts'

interface Point {
  x: number
  y: number
}

/**
 * Emulates a touch screen without hover for an action. Code that checks once at startup must start
 * inside.
 */
export async function withTouch(page: Page, act: () => Promise<void>) {
  const emulate = (enabled: boolean) =>
    toolsOf(page).send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: 2 })
  await emulate(true)
  await act()
  await emulate(false)
}

/** Touches that start, move through points, and end. */
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
