import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { withTexts } from '../../../tests/support/with-texts.tsx'
import { nameParameters, readAddress } from './address.ts'
import { PageLinks } from './PageLinks.tsx'
import { texts } from './texts.ts'

const address = readAddress(new URLSearchParams(), '/shop', nameParameters(String))

const linksOf = (page: number, pages: number) => {
  const html = renderToString(
    withTexts(texts, <PageLinks address={address} page={page} pages={pages} />),
  )
  return [...html.matchAll(/<li.*?<\/li>/g)].map(([item]) => item.replace(/<[^>]+>/g, ''))
}

it('NAV-9: what is left out between page numbers is shown', () => {
  expect(linksOf(1, 12)).toEqual(['1', '2', '3', '4', '…', '12'])
  expect(linksOf(6, 12)).toEqual(['1', '…', '5', '6', '7', '…', '12'])
  expect(linksOf(2, 3)).toEqual(['1', '2', '3'])
})
