/** Tells the canvas how small it is shown: the builder's own words on it keep their size. */
export function showCanvasScale(scale?: number) {
  const frame = document.querySelector<HTMLIFrameElement>('#preview-frame')
  const shown = scale ?? frame?.closest<HTMLElement>('[data-scale]')?.dataset.scale ?? 1
  // A document that was not parsed yet has no element; the canvas asks again when it has.
  const root = frame?.contentDocument?.documentElement as HTMLElement | null | undefined
  root?.style.setProperty('--canvas-scale', String(shown))
}
