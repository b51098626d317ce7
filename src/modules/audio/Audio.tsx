import { MediaBox, MediaTranscript, toMediaSources } from '#media-ui'
import { type ModuleProps, ServerHtml, useTexts } from '#module-contract'
import { Picture } from '#ui'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

const SIZES = { card: '10rem', cover: '(min-width: 768px) 28rem, 92vw', line: '4rem' }

/** Audio player; without script with native controls. */
export function Audio(props: ModuleProps<typeof Props>) {
  const { root, file, title, artist, body, cover, layout, download } = props
  const t = useTexts<typeof texts>()
  const sources = toMediaSources(props)
  const [source] = sources
  const titleId = `${root.id}-title`
  return (
    <div {...root} data-layout={layout}>
      {cover && <Picture image={cover} sizes={SIZES[layout]} className="audio-cover" />}
      <div className="audio-words">
        {artist && <p className="audio-artist">{artist}</p>}
        {title && (
          <p className="audio-title" id={titleId}>
            {title}
          </p>
        )}
        {body && <ServerHtml as="div" className="audio-body" html={body} />}
        {source ? (
          <div className="audio-player" data-player="">
            <MediaBox
              kind="audio"
              file={file}
              preload="none"
              sources={sources}
              captions={props.captions}
              tracks={props.tracks}
              startSeconds={props.startSeconds}
              endSeconds={props.endSeconds}
              loop={props.loop}
              labelledBy={title ? titleId : undefined}
              label={t('audio')}
            />
          </div>
        ) : (
          <p className="audio-missing">{t('missing')}</p>
        )}
        {source && props.transcript && <MediaTranscript />}
        {source && download && (
          <p>
            <a className="audio-download" href={source.src} download>
              {t('download')}
            </a>
          </p>
        )}
      </div>
    </div>
  )
}
