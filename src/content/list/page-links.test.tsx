import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { withTexts } from '../../../tests/support/with-texts.tsx'
import { pagingTexts } from '../texts.ts'
import { PageLinks } from './page-links.tsx'

const linksOf = (page: number, pages: number) => {
  const links = <PageLinks page={page} pages={pages} hrefOf={n => `/shop?page=${n}`} isLandmark />
  const html = renderToString(withTexts(pagingTexts, links))
  return [...html.matchAll(/<li.*?<\/li>/g)].map(([item]) => item.replace(/<[^>]+>/g, ''))
}

it('PF-3, NAV-9: shows about five page links and marks gaps', () => {
  expect(linksOf(1, 12)).toEqual(['1', '2', '3', '4', '…', '12'])
  expect(linksOf(6, 12)).toEqual(['1', '…', '5', '6', '7', '…', '12'])
  expect(linksOf(2, 3)).toEqual(['1', '2', '3'])
  expect(linksOf(1, 1)).toEqual([])
})
