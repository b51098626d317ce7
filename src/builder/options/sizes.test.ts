import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { toSize, toStored } from './sizes.ts'

const tokens = readFileSync(join(import.meta.dirname, '../../design/css/tokens.css'), 'utf8')
const STEPS = Array.from({ length: 11 }, (_, step) => `space-${step}`)

it('shows the steps of space by size and pixels, and takes them as they are shown', () => {
  expect(STEPS.map(step => toSize(step, 'None'))[4]).toBe('L (16px)')
  for (const step of STEPS) expect(toStored(toSize(step, 'None'), 'None')).toBe(step)
  expect(['l', 'XL', 'none', '24', '50%', '0'].map(text => toStored(text, 'None'))).toEqual([
    'space-4',
    'space-5',
    'space-0',
    '24px',
    '50%',
    '0',
  ])
  expect(['24px', 'auto'].map(text => toSize(text, 'None'))).toEqual(['24px', 'auto'])
})

it('says the pixels that the style sheet has', () => {
  for (const step of STEPS.slice(1)) {
    const rem = Number(new RegExp(`--${step}: ([0-9.]+)rem`).exec(tokens)?.[1])
    expect(toSize(step, 'None'), step).toContain(`(${rem * 16}px)`)
  }
})
