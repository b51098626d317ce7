import { describe, expect, it } from 'vitest'
import { cleanLottie } from './clean-lottie.ts'

const WHEEL = { v: '5.7.0', fr: 30, ip: 0, op: 60, w: 600, h: 400, layers: [{ ty: 4, shapes: [] }] }

const clean = (changes: object) => cleanLottie(JSON.stringify({ ...WHEEL, ...changes }))
const reason = (changes: object) => {
  const cleaned = clean(changes)
  return cleaned.ok ? 'taken' : cleaned.reason
}

describe('an animation', () => {
  it('is taken with its size', () => {
    const cleaned = cleanLottie(`\ufeff${JSON.stringify(WHEEL)}`)
    expect(cleaned).toMatchObject({ ok: true, animation: { width: 600, height: 400 } })
    if (cleaned.ok) expect(JSON.parse(cleaned.animation.json)).toEqual(WHEEL)
  })

  it.each([
    ['{"a":', 'broken-file'],
    ['{"name":"package"}', 'bad-type'],
    ['[]', 'bad-type'],
    ['null', 'bad-type'],
  ])('other JSON is none: %s', (text, expected) => {
    const cleaned = cleanLottie(text)
    expect(cleaned.ok || cleaned.reason).toBe(expected)
  })

  it.each([
    [{ w: 0 }, 'broken-file'],
    [{ h: '400' }, 'broken-file'],
    [{ fr: 0 }, 'broken-file'],
    [{ op: 0 }, 'broken-file'],
    [{ assets: [{ id: 'a', u: 'images/', p: 'a.png' }] }, 'not-self-contained'],
    [{ assets: [{ id: 'a', u: '', p: 'https://else.example/a.png' }] }, 'not-self-contained'],
    [
      { assets: [{ id: 'a', u: '', p: 'data:image/svg+xml;base64,PHN2Zz4=' }] },
      'not-self-contained',
    ],
    [{ assets: [{ id: 'a', u: '', p: 'data:image/png;base64,AA==' }, { layers: [] }] }, 'taken'],
  ])('%o: %s', (changes, expected) => {
    expect(reason(changes)).toBe(expected)
  })

  it.each([40, 5000])(
    'that is %i groups deep is too complex; so is one of too many values',
    depth => {
      const deep = `${'{"it":['.repeat(depth)}{}${']}'.repeat(depth)}`
      const text = JSON.stringify({ ...WHEEL, extra: 'deep' }).replace('"deep"', deep)
      const cleaned = cleanLottie(text)
      expect(cleaned.ok || cleaned.reason).toBe('too-complex')
      expect(reason({ extra: Array.from({ length: 400_001 }, () => 0) })).toBe('too-complex')
    },
  )

  it('keeps no program, no font of elsewhere, and no name that the page would know', () => {
    const cleaned = clean({
      fonts: { list: [{ fName: 'A', fPath: 'https://else.example/a.css', origin: 1 }] },
      layers: [{ ty: 4, ln: 'content', cl: 'button', ks: { r: { a: 0, k: 0, x: 'alert(1)' } } }],
      assets: [{ id: 'a', layers: [{ ty: 4, ln: 'inside' }] }],
    })
    const json = cleaned.ok ? cleaned.animation.json : ''
    expect(json).toContain('"fName":"A"')
    expect(json).not.toMatch(/alert|else\.example|content|button|inside|origin/)
  })
})
