import { createHash } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { APPLY_SCRIPT } from './apply-scheme.ts'
import { APPLY_SCRIPT_HASH } from './module.ts'

const DARK = 'screen and (prefers-color-scheme: dark)'
const FORCED = 'screen and (min-height: 0.01px)'

/** Runs the script on a page with one dark rule in a layer and a stored choice. */
function run(kept: string | null, text = DARK) {
  const root = { dataset: {} as DOMStringMap }
  const media = { mediaText: text }
  const page = {
    vtScheme: undefined as ((chosen: string) => void) | undefined,
  }
  vi.stubGlobal('window', page)
  vi.stubGlobal('localStorage', { getItem: () => kept })
  vi.stubGlobal('document', {
    documentElement: root,
    styleSheets: [{ cssRules: [{ cssRules: [{ media, cssRules: [] }] }, {}] }],
  })
  new Function(APPLY_SCRIPT)()
  return { root, media, choose: (chosen: string) => page.vtScheme?.(chosen) }
}

describe('the colour scheme that a visitor chose', () => {
  afterEach(() => void vi.unstubAllGlobals())

  it('is applied before the first paint', () => {
    expect(run('dark')).toMatchObject({
      root: { dataset: { scheme: 'dark' } },
      media: { mediaText: FORCED },
    })
    expect(run('light')).toMatchObject({
      root: { dataset: { scheme: 'light' } },
      media: { mediaText: DARK },
    })
  })

  it('follows the device without a stored or valid value', () => {
    for (const kept of [null, '', 'sepia']) {
      const { root, media } = run(kept)
      expect([root.dataset.scheme, media.mediaText]).toEqual([undefined, DARK])
    }
  })

  it('can be changed and taken back', () => {
    const { root, media, choose } = run(null)
    choose('dark')
    expect([root.dataset.scheme, media.mediaText]).toEqual(['dark', FORCED])
    choose('light')
    expect([root.dataset.scheme, media.mediaText]).toEqual(['light', DARK])
    choose('dark')
    choose('device')
    expect([root.dataset.scheme, media.mediaText]).toEqual([undefined, DARK])
  })
})

it('the policy allows the inline script of the module', () => {
  const hash = createHash('sha256').update(APPLY_SCRIPT).digest('base64')
  expect(APPLY_SCRIPT_HASH).toBe(`'sha256-${hash}'`)
})
