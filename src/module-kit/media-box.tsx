import { memo, useState } from 'react'
import { type MediaDescription, type MediaTrack, playerHtml } from '#media-player'
import type { ResolvedFile } from './field.ts'
import { Icon } from './icon.tsx'
import type { mediaTexts } from './kit-texts.ts'
import { LANGUAGE_NAMES } from './media-languages.ts'
import { isOutside } from './media-sources.ts'
import { usePageLanguage, useTexts } from './texts.tsx'

/** As the fields of tracks have them. */
export interface GivenTracks {
  captions?: ResolvedFile | null
  tracks?: readonly {
    file: ResolvedFile | null
    kind: 'captions' | 'subtitles' | 'chapters' | 'descriptions'
    language: keyof typeof LANGUAGE_NAMES | ''
  }[]
}

interface MediaBoxProps
  extends GivenTracks,
    Omit<MediaDescription, 'texts' | 'tracks' | 'durationSeconds' | 'thumbnails'> {
  /** Of the library, where the first source is one: what is known of it there. */
  file?: ResolvedFile | null | undefined
  /** Waits in a template, to be put into another's box. */
  isWaiting?: boolean
}

interface GivenTrack {
  file: { src: string } | null
  kind: 'captions' | 'subtitles' | 'chapters' | 'descriptions'
  language: string
}

/** The page's language as tracks name it. */
function languageOfPage(locale: string): string {
  if (Object.hasOwn(LANGUAGE_NAMES, locale)) return locale
  return /^[a-z]{2,3}(?=-|$)/.exec(locale)?.[0] ?? 'en'
}

/** What plays, with the browser's controls; the player's script takes it over. */
export function MediaBox(props: MediaBoxProps) {
  const { captions, tracks = [], isWaiting, file, ...description } = props
  const t = useTexts<typeof mediaTexts>()
  const { locale } = usePageLanguage()
  const pageLanguage = languageOfPage(locale)
  const all: GivenTrack[] = [
    ...(captions ? [{ file: captions, kind: 'captions' as const, language: '' as const }] : []),
    ...tracks,
    // What belongs to the file, unless this place has its own.
    ...(file?.tracks ?? []).map(({ kind, language, src }) => ({ file: { src }, kind, language })),
  ]
  const described = new Map<string, MediaTrack>()
  for (const { file: text, kind, language } of all) {
    if (!text) continue
    const own = language || pageLanguage
    const key = `${kind} ${own}`
    if (described.has(key)) continue
    const name = LANGUAGE_NAMES[own as keyof typeof LANGUAGE_NAMES]
    const label = kind === 'chapters' || kind === 'descriptions' ? t(kind) : (name ?? t('captions'))
    const isDefault = text === captions
    described.set(key, { kind, src: text.src, language: own, label, isDefault })
  }
  const html = playerHtml({
    width: file?.width,
    height: file?.height,
    ...description,
    // Another host hears of a visitor when they press play.
    ...(description.sources.some(isOutside) ? { preload: 'none' } : {}),
    durationSeconds: file?.durationSeconds,
    thumbnails: file?.thumbnails,
    tracks: [...described.values()],
    texts: { downloadFile: address => t('downloadFile', { address }) },
  })
  if (isWaiting) return <template dangerouslySetInnerHTML={{ __html: html }} />
  return <Kept kind={description.kind} html={html} />
}

/** React writes it once: from then on it is the player's. */
const Kept = memo(function Kept({ kind, html }: { kind: string; html: string }) {
  const [content] = useState({ __html: html })
  return (
    <div
      className="media-box"
      data-kind={kind}
      suppressHydrationWarning
      dangerouslySetInnerHTML={content}
    />
  )
})

/** Where what is said can be read; filled when it is opened. */
export function MediaTranscript() {
  const t = useTexts<typeof mediaTexts>()
  return (
    <details className="media-transcript" data-transcript="">
      <summary className="disclosure-summary">
        {t('transcript')}
        <Icon name="chevron-down" />
      </summary>
    </details>
  )
}
