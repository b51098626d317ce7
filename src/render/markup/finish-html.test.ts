import { expect, it } from 'vitest'
import { finishHtml } from './finish-html.ts'

const page = (html: string) => ({ header: undefined, html, footer: undefined, popups: '' })

it('EM-1 keeps links to fragments in the frame of an embedded page', () => {
  const links = '<a class="x" href="#top" title="a > b">1</a><a href="/other#top">2</a>'
  const embedded = finishHtml(page(links), { isEmbedded: true, unsent: [] })
  expect(embedded.page.html).toBe(links.replace('<a class', '<a target="_self" class'))
  expect(finishHtml(page(links), { unsent: [] }).page.html).toBe(links)
})

it('collects media of all parts and of HTML that is not sent', () => {
  const video = '<video src="https://a.example/a.mp4"><track src="/a.vtt"></video>'
  const picture = '<picture><source srcset="/b.avif"><img></picture>'
  const { facts } = finishHtml(page(`<p>${video}</p>${picture}`), {
    unsent: ['<audio src="/c.mp3"></audio>', picture],
  })
  expect(facts.media).toBe(
    '<video src="https://a.example/a.mp4"><track src="/a.vtt"><source srcset="/b.avif"><audio src="/c.mp3">',
  )
})
