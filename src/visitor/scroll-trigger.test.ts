import { afterEach, describe, expect, it, vi } from 'vitest'
import { createScrollTrigger } from './scroll-trigger.ts'

type Seen = Pick<IntersectionObserverEntry, 'isIntersecting' | 'intersectionRatio'>

/** A trigger with a fake IntersectionObserver. */
function watch(options: Parameters<typeof createScrollTrigger>[2]) {
  let where: IntersectionObserverInit | undefined
  let report = (_: Seen) => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(hear: (entries: Seen[]) => void, init: IntersectionObserverInit) {
        where = init
        report = entry => hear([entry])
      }
      observe() {}
      disconnect() {
        report = () => {}
      }
    },
  )
  const told = vi.fn()
  const stop = createScrollTrigger({} as Element, told, options)
  return { where, told, stop, report: (entry: Seen) => report(entry) }
}

afterEach(() => void vi.unstubAllGlobals())

describe('AN-2 scroll triggers', () => {
  it('report missing arguments', () => {
    const none = undefined as never
    expect(() => createScrollTrigger(none, () => {}, {})).toThrow('needs an element')
    expect(() => createScrollTrigger({} as Element, none, {})).toThrow('needs a handler')
    expect(() => createScrollTrigger({} as Element, () => {}, none)).toThrow('needs options')
  })

  it('begin at the bottom edge, at 80 % of the height, or when the bottom is in view', () => {
    expect(watch({}).where).toEqual({ rootMargin: '0px', threshold: 0 })
    expect(watch({ offset: '100%' }).where).toEqual({ rootMargin: '0px', threshold: 0 })
    expect(watch({ offset: '80%' }).where).toEqual({ rootMargin: '0px 0px -20% 0px', threshold: 0 })
    const { where, told, report } = watch({ offset: 'bottom-in-view' })
    expect(where).toEqual({ rootMargin: '1000000px 0px 0px', threshold: 0.999 })
    report({ isIntersecting: true, intersectionRatio: 0.998 })
    expect(told).not.toHaveBeenCalled()
    report({ isIntersecting: true, intersectionRatio: 0.9995 })
    expect(told).toHaveBeenCalledOnce()
  })

  it('tell once, unless every time is asked for', () => {
    const seen = { isIntersecting: true, intersectionRatio: 0.1 }
    const unseen = { isIntersecting: false, intersectionRatio: 0 }
    const once = watch({})
    for (const entry of [unseen, seen, unseen, seen]) once.report(entry)
    expect(once.told).toHaveBeenCalledOnce()
    const always = watch({ once: false })
    for (const entry of [unseen, seen, unseen, seen]) always.report(entry)
    expect(always.told).toHaveBeenCalledTimes(2)
    always.stop()
    always.report(seen)
    expect(always.told).toHaveBeenCalledTimes(2)
  })
})
