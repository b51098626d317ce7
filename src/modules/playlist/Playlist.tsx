import { MediaBox, toMediaSources } from '#media-ui'
import { type ModuleProps, useTexts } from '#module-contract'
import { Picture } from '#ui'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

type PlaylistProps = ModuleProps<typeof Props>
type Entry = PlaylistProps['entries'][number]

/** MP-3: one player for many media; without script the first one and links to the others. */
export function Playlist({ root, title, entries, kind, loop, layout }: PlaylistProps) {
  const t = useTexts<typeof texts>()
  const shown = entries.filter(entry => entry.title || isPlayable(entry))
  const first = shown.find(isPlayable)
  if (shown.length === 0) return <div {...root} data-empty="" />
  const titleId = `${root.id}-title`
  return (
    <section
      {...root}
      data-layout={layout}
      data-kind={kind}
      aria-label={title ? undefined : t('playlist')}
      aria-labelledby={title ? titleId : undefined}
    >
      {title && (
        <p className="playlist-title" id={titleId}>
          {title}
        </p>
      )}
      <div className={kind === 'video' ? 'video-frame' : 'playlist-sound'} data-player="">
        {first && <EntryBox entry={first} kind={kind} />}
      </div>
      <ol className="playlist-entries" data-playlist={loop ? 'repeat' : ''}>
        {shown.map((entry, index) => (
          <li key={index}>
            <EntryLink entry={entry} name={entry.title || t('entry', { number: index + 1 })} />
            {isPlayable(entry) && <EntryBox entry={entry} kind={kind} isWaiting />}
          </li>
        ))}
      </ol>
    </section>
  )
}

const isPlayable = (entry: Entry) => toMediaSources(entry).length > 0

/** Upcoming media have no link. */
function EntryLink({ entry, name }: { entry: Entry; name: string }) {
  const src = toMediaSources(entry)[0]?.src
  const words = (
    <>
      {entry.poster && <Picture image={entry.poster} sizes="6rem" className="playlist-image" />}
      <span className="playlist-words">
        <span className="playlist-name">{name}</span>
        {entry.artist && <span className="playlist-artist">{entry.artist}</span>}
      </span>
      {entry.length && <span className="playlist-length">{entry.length}</span>}
    </>
  )
  if (!src) return <span className="playlist-entry">{words}</span>
  return (
    <a className="playlist-entry" href={src} data-playlist-entry="">
      {words}
    </a>
  )
}

interface EntryBoxProps {
  entry: Entry
  kind: 'audio' | 'video'
  /** Not loaded until selected. */
  isWaiting?: boolean
}

function EntryBox({ entry, kind, isWaiting = false }: EntryBoxProps) {
  const t = useTexts<typeof texts>()
  return (
    <MediaBox
      kind={kind}
      file={entry.file}
      sources={toMediaSources(entry)}
      captions={entry.captions}
      startSeconds={entry.startSeconds}
      endSeconds={entry.endSeconds}
      label={entry.title || t('playlist')}
      preload="none"
      isWaiting={isWaiting}
    />
  )
}
