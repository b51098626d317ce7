import { expect, it } from 'vitest'
import type { Settings } from '#pages/schema'
import { printStyles } from './print-look.ts'

it('a printed order in Arabic script has higher lines in its headings, others are unchanged', () => {
  const settings = { theme: { colours: {} } } as Settings
  expect(printStyles(settings, 'ar')).toContain('--heading-line-height:1.4;')
  expect(printStyles(settings, 'de')).not.toContain('--heading-line-height')
})
