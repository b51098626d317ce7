import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CONTRASTS, compileTheme, contrastOf, THEME_COLOURS } from './theme.ts'
import { colourTokens } from './tokens.ts'

const css = readFileSync(join(import.meta.dirname, 'css/tokens.css'), 'utf8')
const [light = '', dark = ''] = css.split('prefers-color-scheme: dark')

describe('theme', () => {
  it('starts from the colours of the style sheet', () => {
    for (const [colours, source] of [
      [THEME_COLOURS.light, light],
      [THEME_COLOURS.dark, dark],
    ] as const) {
      for (const [name, value] of Object.entries(colours)) {
        expect(source).toContain(`--${name}: ${value};`)
      }
    }
  })

  it('names every color of the style sheet, and no other', () => {
    const named = light.matchAll(/--([a-z-]+): (?:#[0-9a-f]{6}|color-mix)/g)
    expect([...named].map(match => match[1]).sort()).toEqual([...colourTokens].sort())
  })

  it('measures contrast as WCAG does, and the colours it starts from have enough', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
    for (const colours of Object.values(THEME_COLOURS)) {
      for (const { text, on, atLeast } of CONTRASTS) {
        expect(contrastOf(colours[text], colours[on]), `${text} on ${on}`).toBeGreaterThan(atLeast)
      }
    }
  })

  it('says nothing where nothing was chosen, and lets nothing else into the page', () => {
    expect(compileTheme({ colours: {} })).toBe('')
    const evil = { accent: '#fff}</style>', evil: '#ffffff' } as never
    expect(compileTheme({ colours: { light: evil } })).toBe('')
  })
})
