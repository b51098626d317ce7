import type { Cue } from '../captions/caption-file.ts'
import { parseCueText, plainCueText, voiceOf } from '../captions/cue-text.ts'
import type { MediaTrack } from '../description.ts'
import { writeClock } from '../write-time.ts'
import { bestOf } from './captions.ts'
import { makeElement } from './elements.ts'
import { loadCaptions } from './load-captions.ts'
import type { Player } from './player.ts'

interface Line {
  item: HTMLElement
  startSeconds: number
  said: string
}

/**
 * Transcript built from the captions when opened: searchable, with clickable times, in each caption
 * language.
 */
export function startTranscript(player: Player, details: HTMLDetailsElement) {
  const { translate, signal } = player
  const tracks = player.tracks.filter(({ kind }) => kind === 'captions' || kind === 'subtitles')
  const search = makeElement('input', {
    type: 'search',
    'aria-label': translate('searchTranscript'),
    placeholder: translate('searchTranscript'),
  })
  const language = chooseLanguage(player, tracks)
  const head = makeElement('div', { class: 'media-transcript-head' }, search)
  if (tracks.length > 1) head.append(language)
  const status = makeElement('p', { role: 'status' })
  const list = makeElement('ol', { role: 'list' })
  let lines: Line[] = []

  async function fill() {
    const track = tracks[Number(language.value)]
    if (!track) return
    try {
      const { cues } = await loadCaptions(track.src)
      lines = drawLines(player, list, cues)
      list.lang = track.language
      find()
      follow()
    } catch (error) {
      console.warn(error)
      status.textContent = translate('captionsFailed')
    }
  }

  function find() {
    const wanted = toSearched(search.value)
    for (const { item, said } of lines) item.hidden = !said.includes(wanted)
    status.textContent = lines.every(({ item }) => item.hidden) ? translate('noMatches') : ''
  }

  function follow() {
    const now = lines.findLast(line => line.startSeconds <= player.media.currentTime)
    for (const { item } of lines) {
      if (item === now?.item) item.setAttribute('aria-current', 'true')
      else item.removeAttribute('aria-current')
    }
  }

  search.addEventListener('input', find)
  language.addEventListener('change', fill)
  details.addEventListener('toggle', () => details.open && lines.length === 0 && fill(), { signal })
  details.append(head, status, list)
  if (details.open) void fill()
  player.on(['timeupdate', 'seeked'], follow)
}

function chooseLanguage({ translate }: Player, tracks: readonly MediaTrack[]): HTMLSelectElement {
  const best = bestOf(tracks)
  const options = tracks.map((track, index) =>
    makeElement('option', { value: index, selected: track === best }, track.label),
  )
  return makeElement('select', { 'aria-label': translate('language') }, ...options)
}

/** One row per cue: time button, speaker if changed, and text. */
function drawLines(player: Player, list: HTMLElement, cues: readonly Cue[]): Line[] {
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
    return {
      item: makeElement('li', {}, time, words),
      startSeconds,
      said: toSearched(`${voice} ${said}`),
    }
  })
  list.replaceChildren(...lines.map(({ item }) => item))
  return lines
}

/** Search ignores case and line breaks. */
const toSearched = (text: string) => text.trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase()
