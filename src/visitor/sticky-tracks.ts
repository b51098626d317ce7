const LIMITS = { section: '.section-content, .site-main', page: '.site-main' }

/** Extends tracks of sticky modules to their section or page: `render/sticky-track.ts`. */
export function createStickyTracks() {
  let tracks: HTMLElement[] = []
  const lay = () => {
    for (const track of tracks) {
      const place = track.parentElement
      const limit = boxOfTrack(track)
      if (!place || !limit) continue
      place.style.blockSize = `${heightOf(track)}px`
      const [at, box] = [place.getBoundingClientRect(), limit.getBoundingClientRect()]
      const isUpwards = track.dataset.edge === 'bottom'
      const length = isUpwards ? at.bottom - box.top : box.bottom - at.top
      track.style.blockSize = `${Math.max(length, at.height)}px`
      track.dataset.laid = ''
    }
  }
  const measure = new ResizeObserver(lay)
  return {
    /** Finds and lays out the tracks of the page, which may have changed. */
    find() {
      measure.disconnect()
      tracks = [...document.querySelectorAll<HTMLElement>('.sticky-track')]
      for (const track of tracks) {
        const limit = boxOfTrack(track)
        if (limit) measure.observe(limit)
        for (const inside of track.querySelectorAll('[data-sticky]')) measure.observe(inside)
      }
      lay()
    },
  }
}

/** Containing box of a track's module. */
export function boxOfTrack(track: HTMLElement): Element | null {
  return track.closest(LIMITS[track.dataset.within as keyof typeof LIMITS] ?? LIMITS.page)
}

/** Height of a track's content. */
function heightOf(track: HTMLElement): number {
  return track.querySelector<HTMLElement>('[data-sticky]')?.offsetHeight ?? 0
}
