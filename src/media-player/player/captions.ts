import { cleanCueStyles } from '../captions/cue-styles.ts'
import { parseCueText, plainCueText } from '../captions/cue-text.ts'
import type { MediaTrack } from '../description.ts'
import {
  applyCaptionChoice,
  CAPTION_LAYER,
  readCaptionChoice,
  writeCaptionChoice,
} from './caption-style.ts'
import { makeElement } from './elements.ts'
import { loadCaptions, toBrowserCues } from './load-captions.ts'
import type { StreamTrack } from './media.ts'
import { showNote } from './overlay.ts'
import { addTrack } from './own-tracks.ts'
import { emit, type Player } from './player.ts'
import type { Mark } from './seek-bar.ts'

const isShown = ({ kind }: MediaTrack) => kind === 'captions' || kind === 'subtitles'

/** A caption file, or a track inside a stream. */
type Caption = MediaTrack | StreamTrack

const isFile = (track: Caption): track is MediaTrack => 'src' in track

/** Captions and chapters of a player. Loaded on first playback or on request. */
export interface Captions {
  /** Tracks that can be shown on the video. */
  offered(): readonly Caption[]
  shown(): Caption | undefined
  /** Shows a track or none, and stores the choice. */
  show(track: Caption | undefined): void
  hasChapters(): boolean
  chapters(): Promise<readonly Mark[]>
}

const FAILURE_SHOWN_MS = 6000

export function startCaptions(player: Player): Captions {
  let shown: Caption | undefined
  const filled = new Map<MediaTrack, Promise<TextTrack>>()

  /** Loads a track's file into a browser text track. */
  function fill(track: MediaTrack): Promise<TextTrack> {
    let ready = filled.get(track)
    if (!ready) {
      ready = loadCaptions(track.src).then(file => {
        const kind = isShown(track) ? 'captions' : 'metadata'
        const own = addTrack(player.element, kind, track)
        own.mode = 'hidden'
        for (const cue of toBrowserCues(file)) own.addCue(cue)
        addCueSheets(player.element, file.styles)
        return own
      })
      ready.catch(() => filled.delete(track))
      filled.set(track, ready)
    }
    return ready
  }

  function showStreamed(track: Caption | undefined) {
    const { captions } = player.stream
    const index = captions?.items.indexOf(track as StreamTrack) ?? -1
    if (captions?.current() !== index) captions?.choose(index)
  }

  async function show(track: Caption | undefined, isAsked = false) {
    shown = track
    emit(player, 'player-tracks')
    showStreamed(track)
    try {
      const wanted = track && isFile(track) ? await fill(track) : undefined
      for (const ready of filled.values()) {
        const own = await ready
        own.mode = own === wanted && shown === track ? 'showing' : own.mode
        if (own !== wanted) own.mode = 'disabled'
      }
    } catch (error) {
      console.warn(error)
      if (shown === track) shown = undefined
      emit(player, 'player-tracks')
      if (isAsked) noteFailure(player)
    }
  }

  const offered = (): readonly Caption[] =>
    player.isVideo
      ? [...player.tracks.filter(isShown), ...(player.stream.captions?.items ?? [])]
      : []

  function showFirst() {
    const { language } = readCaptionChoice()
    const tracks = offered()
    const first =
      language === undefined
        ? tracks.find(({ isDefault }) => isDefault)
        : tracks.find(track => language !== '' && track.language === language)
    if (first) void show(first)
  }

  applyCaptionChoice(readCaptionChoice())
  player.on(['play', 'loadedmetadata'], () => {
    if (!shown && filled.size === 0) showFirst()
  })
  const change = () => {
    if (shown && !offered().includes(shown)) shown = undefined
    if (!shown) showFirst()
    emit(player, 'player-tracks')
  }
  player.box.addEventListener('player-stream', change, { signal: player.signal })
  return {
    offered,
    shown: () => shown,
    show(track) {
      writeCaptionChoice({ language: track?.language ?? '' })
      void show(track, true)
    },
    hasChapters: () => player.tracks.some(({ kind }) => kind === 'chapters'),
    async chapters() {
      const track = bestOf(player.tracks.filter(({ kind }) => kind === 'chapters'))
      if (!track) return []
      const { cues } = await loadCaptions(track.src)
      return cues.map(({ startSeconds, text }) => ({
        startSeconds,
        title: plainCueText(parseCueText(text)),
      }))
    },
  }
}

/** Shown only after an explicit request; captions that load automatically fail silently. */
function noteFailure(player: Player) {
  const status = makeElement('p', { role: 'status' })
  const note = showNote(player, status)
  status.textContent = player.translate('captionsFailed')
  setTimeout(() => note.remove(), FAILURE_SHOWN_MS)
}

/** The track in the page's language, else the first. */
export function bestOf(tracks: readonly MediaTrack[]): MediaTrack | undefined {
  const language = document.documentElement.lang.split('-', 1)[0]
  return tracks.find(track => track.language.split('-', 1)[0] === language) ?? tracks[0]
}

const added = new WeakMap<HTMLMediaElement, Set<string>>()
let styledElements = 0

/** Adds caption style sheets for one element to the page, each once. */
export function addCueSheets(element: HTMLMediaElement, styles: readonly string[]) {
  const known = added.get(element) ?? new Set()
  added.set(element, known)
  const css = styles.filter(one => !known.has(one))
  if (css.length === 0) return
  for (const one of css) known.add(one)
  element.dataset.cues ??= String(++styledElements)
  const sheet = new CSSStyleSheet()
  const scope = `.media-element[data-cues="${element.dataset.cues}"]`
  sheet.replaceSync(`@layer ${CAPTION_LAYER}{${cleanCueStyles(css.join('\n'), scope)}}`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
