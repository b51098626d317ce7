import { expect, it } from 'vitest'
import { finishHtml } from './finish-html.ts'

function nameLandmarks(parts: { header?: string; html: string; footer?: string; popups: string }) {
  const { header, footer } = parts
  const { page } = finishHtml({ ...parts, header, footer }, { unsent: [] })
  Object.assign(parts, page)
}

it('tells regions of one name apart, through all parts of a page', () => {
  const slider = '<div id="a" role="region" aria-label="Slider $&amp;" data-x="">'
  const nav = '<nav class="way" aria-label="Breadcrumbs">'
  const parts = { header: nav, html: slider + nav + slider, footer: nav, popups: '' }
  nameLandmarks(parts)
  expect(parts).toEqual({
    header: nav,
    html:
      slider +
      nav.replace('Breadcrumbs', 'Breadcrumbs 2') +
      slider.replace('Slider $&amp;', () => 'Slider $&amp; 2'),
    footer: nav.replace('Breadcrumbs', 'Breadcrumbs 3'),
    popups: '',
  })
})

it('ignores elements that are not landmarks, have another role or are only in island props', () => {
  const others =
    '<div role="group" aria-label="A"></div><section aria-label="A"></section><nav aria-label="A"></nav>'
  const island = `<vt-island props='{"a":"<nav aria-label=\\"A\\">"}'></vt-island>`
  const twice = `<div role="group" aria-label="A"></div>${others}${island}`
  const parts = { html: twice, popups: '' }
  nameLandmarks(parts)
  expect(parts.html).toBe(twice)
})

it('tells those apart that are named by their title, as the lists of a sitemap and of contents are', () => {
  const list = (id: string, title = 'Posts &amp; <em>notes</em>') =>
    `<section class="sitemap-group" aria-labelledby="${id}"><h2 class="a" id="${id}">${title}</h2></section>`
  const panel = '<div role="region" aria-labelledby="one"></div>'
  const contents = (id: string) =>
    `<nav aria-labelledby="${id}"><summary><span id="${id}">The "page"</span></summary></nav>`
  const others = `<nav aria-labelledby="nowhere"></nav>${panel}${panel}`
  const parts = {
    html: list('one') + list('two') + contents('a') + contents('b') + others,
    footer: '<section aria-label="Posts &amp; notes">',
    popups: '',
  }
  nameLandmarks(parts)
  expect(parts.html).toBe(
    list('one') +
      list('two').replace('aria-labelledby="two"', 'aria-label="Posts &amp; notes 2"') +
      contents('a') +
      contents('b').replace('aria-labelledby="b"', 'aria-label="The &quot;page&quot; 2"') +
      others,
  )
  expect(parts.footer).toBe('<section aria-label="Posts &amp; notes 3">')
})
