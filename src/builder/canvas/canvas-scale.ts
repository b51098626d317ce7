/** Tells the canvas its scale, so that the builder's own labels on it keep their size. */
export function showCanvasScale(scale?: number) {
  const frame = document.querySelector<HTMLIFrameElement>('#preview-frame')
  const shown = scale ?? frame?.closest<HTMLElement>('[data-scale]')?.dataset.scale ?? 1
  // A document that is still loading has no element; the canvas calls this again when it is ready.
  const root = frame?.contentDocument?.documentElement as HTMLElement | null | undefined
  root?.style.setProperty('--canvas-scale', String(shown))
}
