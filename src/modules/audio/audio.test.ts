import { expect, it } from 'vitest'
import { renderNodes } from '../../../tests/support/render.ts'

const render = async (props: Record<string, unknown>, locale = 'en') =>
  (await renderNodes([{ type: 'audio', props: { id: 'talk', ...props } }], { locale })).html

it('a recording has the browser’s controls, named by its title, and is loaded when it is played', async () => {
  const html = await render({ file: 'talk', title: 'The river' })
  expect(html).toMatch(
    /<audio[^>]* controls="" preload="none"[^>]*><source src="\/media\/talk\/original"/,
  )
  expect(html).toContain('aria-labelledby="talk-title"')
  expect(html).not.toContain('download')
  expect(await render({ file: 'talk' })).toContain('aria-label="Audio"')
})

it('MP-2: a recording at a URL is loaded only on request, and the policy allows it', async () => {
  const url = 'https://media.example/talk.mp3?v=2'
  const { html, needs } = await renderNodes([{ type: 'audio', props: { id: 'talk', url } }])
  expect(html).toMatch(
    /<audio[^>]* preload="none"[^>]*><source src="https:\/\/media\.example\/talk/,
  )
  expect(needs.sources).toEqual({ 'media-src': ['https://media.example'] })
  expect(await render({ url: 'javascript:alert(1)' })).toContain('not available')
})

it('a recording can be downloaded if enabled; a missing one shows a message', async () => {
  expect(await render({ file: 'talk', download: true }, 'de')).toContain('>Herunterladen</a>')
  const missing = await render({ title: 'To come', download: true })
  expect(missing).toContain('This recording is not available at present.')
  expect(missing).not.toMatch(/<audio|<a /)
})
