import { memo, useState } from 'react'
import { type MediaDescription, type MediaTrack, playerHtml } from '#media-player'
import { type ResolvedFile, usePageLanguage, useTexts } from '#module-contract/client'
import { Icon } from '#ui/client'
import { LANGUAGE_NAMES } from './media-languages.ts'
import { isOutside } from './media-sources.ts'
import type { mediaTexts } from './texts.ts'

/** Tracks as their fields store them. */
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
  /** Library file of the first source, with its known data. */
  file?: ResolvedFile | null | undefined
  /** Rendered inside a template, to be moved into another box later. */
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

/** Media element with native controls; the player enhances it. */
export function MediaBox(props: MediaBoxProps) {
  const { captions, tracks = [], isWaiting, file, ...description } = props
  const t = useTexts<typeof mediaTexts>()
  const { locale } = usePageLanguage()
  const pageLanguage = languageOfPage(locale)
  const all: GivenTrack[] = [
    ...(captions ? [{ file: captions, kind: 'captions' as const, language: '' as const }] : []),
    ...tracks,
    // Tracks of the file, unless the module sets its own.
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
    // External hosts are contacted only when playback starts.
    ...(description.sources.some(isOutside) ? { preload: 'none' } : {}),
    durationSeconds: file?.durationSeconds,
    thumbnails: file?.thumbnails,
    tracks: [...described.values()],
    texts: { downloadFile: address => t('downloadFile', { address }) },
  })
  if (isWaiting) return <template dangerouslySetInnerHTML={{ __html: html }} />
  return <RenderedOnce kind={description.kind} html={html} />
}

/** React renders it once; afterwards the player changes it. */
const RenderedOnce = memo(function RenderedOnce({ kind, html }: { kind: string; html: string }) {
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

/** Collapsed transcript, filled when opened. */
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
