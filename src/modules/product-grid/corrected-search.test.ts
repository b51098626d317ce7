import { expect, test } from 'vitest'
import { type ProductList, sampleProducts } from '#shop/schema'
import { searchWithCorrection } from './corrected-search.ts'

/** Searches among known words, and records what was read and looked up. */
async function search(typed: string, known: Record<string, number>) {
  const steps: string[] = []
  const { corrected } = await searchWithCorrection(
    typed,
    async text => {
      steps.push(text)
      const list: ProductList = { ...sampleProducts, count: known[text] ?? 0 }
      return { list }
    },
    async () => {
      steps.push('corrections')
      return ['mugs', 'mug']
    },
  )
  return { corrected, steps }
}

test('SH-6: a search with results and a list without a search are read once', async () => {
  expect(await search('mug', { mug: 2 })).toEqual({ corrected: undefined, steps: ['mug'] })
  expect(await search('', {})).toEqual({ corrected: undefined, steps: [''] })
})

test('SH-6: the first correction with results is used, or none', async () => {
  const steps = ['mgu', 'corrections', 'mugs', 'mug']
  expect(await search('mgu', { mug: 2 })).toEqual({ corrected: 'mug', steps })
  expect(await search('mgu', {})).toEqual({ corrected: undefined, steps })
})
