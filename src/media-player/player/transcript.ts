import { parseCueText, plainCueText, voiceOf } from '../captions/cue-text.ts'
import { writeClock } from '../write-time.ts'
import { bestOf } from './captions.ts'
import { loadCaptions } from './load-captions.ts'
import { makeElement } from './make-element.ts'
import type { Player } from './player.ts'

interface Line {
  item: HTMLElement
  startSeconds: number
  said: string
}

/** What is said, to be read, searched and pressed: made of the captions when it is opened. */
export function startTranscript(player: Player, details: HTMLDetailsElement) {
  let lines: Line[] | undefined
  details.addEventListener('toggle', async () => {
    if (!details.open || lines) return
    lines = []
    const track = bestOf(player.tracks.filter(({ kind }) => /^(?:captions|subtitles)$/.test(kind)))
    try {
      if (track) lines = draw(player, details, (await loadCaptions(track.src)).cues)
    } catch (error) {
      console.warn(error)
      lines = undefined
      details.append(makeElement('p', { role: 'alert' }, player.say('captionsFailed')))
    }
    follow()
  })
  function follow() {
    const now = lines?.findLast(line => line.startSeconds <= player.media.currentTime)
    for (const { item } of lines ?? []) {
      if (item === now?.item) item.setAttribute('aria-current', 'true')
      else item.removeAttribute('aria-current')
    }
  }
  player.on(['timeupdate', 'seeked'], follow)
}

function draw(
  player: Player,
  details: HTMLElement,
  cues: readonly { startSeconds: number; text: string }[],
): Line[] {
  const { say } = player
  const search = makeElement('input', {
    type: 'search',
    'aria-label': say('searchTranscript'),
    placeholder: say('searchTranscript'),
  })
  const none = makeElement('p', { role: 'status' })
  const list = makeElement('ol', { role: 'list' })
  let lastVoice = ''
  const lines = cues.map(({ startSeconds, text }) => {
    const nodes = parseCueText(text)
    const said = plainCueText(nodes)
    const voice = voiceOf(nodes)
    const time = makeElement('button', { type: 'button', dir: 'ltr' }, writeClock(startSeconds))
    time.addEventListener('click', () => {
      player.seek(startSeconds)
      player.play()
    })
    const words = makeElement('span', { dir: 'auto' })
    if (voice && voice !== lastVoice) words.append(makeElement('b', {}, `${voice}: `))
    lastVoice = voice
    words.append(said)
    const item = makeElement('li', {}, time, words)
    list.append(item)
    return { item, startSeconds, said: said.toLocaleLowerCase() }
  })
  search.addEventListener('input', () => {
    const wanted = search.value.trim().toLocaleLowerCase()
    for (const { item, said } of lines) item.hidden = !said.includes(wanted)
    none.textContent = lines.every(({ item }) => item.hidden) ? say('noMatches') : ''
  })
  details.querySelector('[role="alert"]')?.remove()
  details.append(search, none, list)
  return lines
}
