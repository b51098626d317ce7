import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileTheme } from './compile-theme.ts'
import { deriveDark } from './derive-dark.ts'
import { CONTRASTS, contrastOf, THEME_COLORS, type ThemeColor } from './theme.ts'
import { startingColors, themeColors } from './theme-colors.ts'
import { colorTokens } from './tokens.ts'

const css = readFileSync(join(import.meta.dirname, 'css/tokens.css'), 'utf8')
const [light = '', dark = ''] = css.split('prefers-color-scheme: dark')

describe('theme', () => {
  it('starts from the colours of the style sheet', () => {
    for (const [colours, source] of [
      [THEME_COLORS.light, light],
      [THEME_COLORS.dark, dark],
    ] as const) {
      for (const [name, value] of Object.entries(colours)) {
        expect(source).toContain(`--${name}: ${value};`)
      }
    }
  })

  it('names every color of the style sheet, and no other', () => {
    const named = light.matchAll(/--([a-z-]+): (?:#[0-9a-f]{6}|color-mix)/g)
    expect([...named].map(match => match[1]).sort()).toEqual([...colorTokens].sort())
  })

  it('measures contrast as WCAG does, and the colours it starts from have enough', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
    for (const colours of Object.values(THEME_COLORS)) {
      for (const { text, on, atLeast } of CONTRASTS) {
        expect(contrastOf(colours[text], colours[on]), `${text} on ${on}`).toBeGreaterThan(atLeast)
      }
    }
  })

  it('writes nothing without a choice, and lets nothing else into the page', () => {
    expect(compileTheme({ colours: {} })).toBe('')
    const evil = { accent: '#fff}</style>', evil: '#ffffff' } as never
    expect(compileTheme({ colours: { light: evil } })).toBe('')
  })

  it('paints sections of the presets in the chosen colors, always legibly', () => {
    expect(compileTheme({ colours: { light: { surface: '#ffffff' } } })).not.toContain(
      'data-preset',
    )
    const blue = compileTheme({ colours: { light: { 'accent-strong': '#003366' } } })
    expect(blue).toContain("[data-preset='accent']{--background:#003366;")
    const hex = fc
      .integer({ min: 0, max: 0xffffff })
      .map(n => `#${n.toString(16).padStart(6, '0')}`)
    const names = ['text', 'background', 'accent', 'accent-strong', 'on-accent'] as const
    const scheme = fc.record(Object.fromEntries(names.map(name => [name, hex])))
    fc.assert(
      fc.property(scheme, scheme, (lightColors, darkColors) => {
        const css = compileTheme({ colours: { light: lightColors, dark: darkColors } })
        const sections = [...css.matchAll(/\[data-preset='(\w+)'\]\{([^}]*)\}/g)]
        expect(sections.map(match => match[1])).toEqual(['inverse', 'accent'])
        for (const [, , body = ''] of sections) {
          const found = new Map(
            [...body.matchAll(/--([a-z-]+):([^;]+);/g)].map(([, name, value]) => [
              name,
              value ?? '',
            ]),
          )
          const of = (name: string) => found.get(name) ?? ''
          for (const [text, on] of [
            ['text', 'background'],
            ['text', 'surface'],
            ['muted', 'background'],
            ['accent', 'background'],
            ['accent-strong', 'background'],
            ['on-accent', 'accent'],
            ['on-accent', 'accent-strong'],
          ] as const) {
            expect(contrastOf(of(text), of(on)), `${text} on ${on}: ${body}`).toBeGreaterThan(4.49)
          }
        }
      }),
    )
  })

  const anyHex = fc
    .integer({ min: 0, max: 0xffffff })
    .map(n => `#${n.toString(16).padStart(6, '0')}`)

  it('derives a dark scheme that is legible (WCAG 2.2 AA) from any light colors', () => {
    const names = Object.keys(THEME_COLORS.light) as ThemeColor[]
    const palettes = fc.record(Object.fromEntries(names.map(name => [name, anyHex])))
    fc.assert(
      fc.property(palettes, given => {
        // A dark palette is not changed.
        const [background, text] = [given.background ?? '', given.text ?? '']
        fc.pre(contrastOf(background, '#000000') > 2 * contrastOf(text, '#000000'))
        const dark = deriveDark(given as Record<ThemeColor, string>)
        expect(contrastOf(dark.background, '#000000')).toBeLessThan(1.4)
        for (const on of ['background', 'surface', 'tint'] as const) {
          for (const text of [
            ...(['text', 'muted', 'accent', 'accent-strong'] as const),
            ...(['secondary', 'secondary-strong', 'tertiary'] as const),
          ]) {
            expect(contrastOf(dark[text], dark[on]), `${text} on ${on}`).toBeGreaterThan(4.5)
          }
        }
        for (const on of ['accent', 'accent-strong'] as const) {
          expect(contrastOf(dark['on-accent'], dark[on]), on).toBeGreaterThan(4.5)
        }
      }),
    )
  })

  it('keeps the hue of an accent in the dark, and a palette that is dark itself', () => {
    const blue = startingColors({ colours: { light: { accent: '#0044aa' } } }, 'dark').accent
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map(at => Number.parseInt(blue.slice(at, at + 2), 16))
    expect(b).toBeGreaterThan(g)
    expect(g).toBeGreaterThan(r)
    const night = { ...THEME_COLORS.dark, accent: '#00ff00' }
    expect(deriveDark(night)).toEqual(night)
  })

  it('writes derived dark colors below those of the owner, and none without a dark scheme', () => {
    const colours = { light: { accent: '#0044aa' }, dark: { background: '#000000' } }
    const css = compileTheme({ colours })
    const derived = themeColors({ colours }, 'dark')
    expect(css).toContain(`--background:#000000;`)
    expect(css).toContain(`--accent:${derived.accent};`)
    expect(derived.accent).not.toBe(THEME_COLORS.dark.accent)
    expect(compileTheme({ colours }, { hasDark: false })).not.toContain('prefers-color-scheme')
  })
})
