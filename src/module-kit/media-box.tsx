import { memo, useState } from 'react'
import { type MediaDescription, type MediaTrack, playerHtml } from '#media-player'
import type { ResolvedFile } from './field.ts'
import type { mediaTexts } from './kit-texts.ts'
import { LANGUAGE_NAMES } from './media-languages.ts'
import { isOutside } from './media-sources.ts'
import { usePageLanguage, useTexts } from './texts.tsx'

/** As the fields of tracks have them. */
export interface GivenTracks {
  captions?: ResolvedFile | null
  tracks?: readonly {
    file: ResolvedFile | null
    kind: 'captions' | 'subtitles' | 'chapters'
    language: keyof typeof LANGUAGE_NAMES | ''
  }[]
}

interface MediaBoxProps extends GivenTracks, Omit<MediaDescription, 'texts' | 'tracks'> {
  /** Waits in a template, to be put into another's box. */
  isWaiting?: boolean
}

/** What plays, with the browser's controls; the player's script takes it over. */
export function MediaBox({ captions, tracks = [], isWaiting, ...description }: MediaBoxProps) {
  const t = useTexts<typeof mediaTexts>()
  const { locale } = usePageLanguage()
  const isKnown = Object.hasOwn(LANGUAGE_NAMES, locale)
  const pageLanguage = isKnown ? locale : (/^[a-z]{2,3}(?=-|$)/.exec(locale)?.[0] ?? 'en')
  const all = [
    { file: captions ?? null, kind: 'captions' as const, language: '' as const },
    ...tracks,
  ]
  const described = all.flatMap(({ file, kind, language }, index): MediaTrack[] => {
    if (!file) return []
    const own = language || pageLanguage
    const name = LANGUAGE_NAMES[own as keyof typeof LANGUAGE_NAMES]
    const label = kind === 'chapters' ? t('chapters') : (name ?? t('captions'))
    return [{ kind, src: file.src, language: own, label, isDefault: index === 0 }]
  })
  const html = playerHtml({
    ...description,
    // Another host hears of a visitor when they press play.
    ...(description.sources.some(isOutside) ? { preload: 'none' } : {}),
    tracks: described,
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
      <summary>{t('transcript')}</summary>
    </details>
  )
}
