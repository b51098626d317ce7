import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMotion } from './motion.ts'

/** The parts of an element used by the motion. */
function fakePanel() {
  const panel = {
    dataset: {} as DOMStringMap,
    inert: false,
    offsetWidth: 384,
    isShown: false,
    matches: () => panel.isShown,
    showPopover() {
      panel.isShown = true
    },
    hidePopover() {
      panel.isShown = false
    },
  }
  return panel
}

function open(style: string, isStill = false) {
  const root = { dataset: {} as DOMStringMap, clientWidth: 1265, style: { setProperty: vi.fn() } }
  vi.stubGlobal('document', { documentElement: root })
  vi.stubGlobal('innerWidth', 1280)
  const panel = fakePanel()
  const header = { dataset: { siteHeader: style } as DOMStringMap }
  const motion = createMotion(header as HTMLElement, panel as never, () => isStill)
  motion.open()
  return { root, panel, header, motion }
}

describe('header layers', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it('HDR-6 is shown, moves in after 50 ms with the page going aside, and is hidden 700 ms after closing', () => {
    const { root, panel, motion } = open('slide-in')
    expect(panel.isShown).toBe(true)
    expect(root.dataset.still).toBe('gutter')
    vi.advanceTimersByTime(49)
    expect([panel.dataset.open, root.dataset.aside]).toEqual([undefined, undefined])
    vi.advanceTimersByTime(1)
    expect([panel.dataset.open, root.dataset.aside]).toEqual(['', ''])
    expect(root.style.setProperty).toHaveBeenCalledWith('--header-aside', '384px')

    motion.close()
    expect(panel.inert, 'nothing of it can be reached while it goes').toBe(true)
    expect([panel.dataset.open, root.dataset.aside]).toEqual([undefined, undefined])
    vi.advanceTimersByTime(699)
    expect([panel.isShown, root.dataset.still]).toEqual([true, 'gutter'])
    vi.advanceTimersByTime(1)
    expect([panel.isShown, root.dataset.still]).toEqual([false, undefined])
    expect(panel.inert).toBe(false)
  })

  it('HDR-7 is marked as animated until 1 s after closing', () => {
    const { panel, header, motion } = open('fullscreen')
    vi.advanceTimersByTime(0)
    expect([panel.dataset.open, header.dataset.animated]).toEqual(['', ''])
    motion.close()
    vi.advanceTimersByTime(999)
    expect([panel.isShown, header.dataset.animated]).toEqual([true, ''])
    vi.advanceTimersByTime(1)
    expect([panel.isShown, header.dataset.animated]).toEqual([false, undefined])
  })

  it('HDR-5 folds up within 500 ms in every other style', () => {
    const { root, panel, motion } = open('default')
    vi.advanceTimersByTime(0)
    expect([panel.dataset.open, root.dataset.aside]).toEqual(['', undefined])
    motion.close()
    vi.advanceTimersByTime(499)
    expect(panel.isShown).toBe(true)
    vi.advanceTimersByTime(1)
    expect(panel.isShown).toBe(false)
  })

  it('opened again while it goes it stays', () => {
    const { panel, motion } = open('slide-in')
    vi.advanceTimersByTime(50)
    motion.close()
    vi.advanceTimersByTime(300)
    motion.open()
    vi.advanceTimersByTime(2000)
    expect([panel.isShown, panel.inert, panel.dataset.open]).toEqual([true, false, ''])
  })

  it('takes no time where motion is reduced', () => {
    const { panel, motion } = open('slide-in', true)
    vi.advanceTimersByTime(0)
    expect(panel.dataset.open).toBe('')
    motion.close()
    vi.advanceTimersByTime(0)
    expect(panel.isShown).toBe(false)
  })
})
