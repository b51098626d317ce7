import {
  MediaBox,
  MediaTranscript,
  type ModuleProps,
  Picture,
  ServerHtml,
  useTexts,
} from '#module-kit'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

const SIZES = { card: '10rem', cover: '(min-width: 768px) 28rem, 92vw', line: '4rem' }

/** A recording; who has no script has the browser's controls. */
export function Audio(props: ModuleProps<typeof Props>) {
  const { root, file, title, artist, body, cover, layout, download } = props
  const t = useTexts<typeof texts>()
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
        {file ? (
          <div className="audio-player" data-player="">
            <MediaBox
              kind="audio"
              file={file}
              preload="none"
              sources={[{ src: file.src, type: file.mime }]}
              captions={props.captions}
              tracks={props.tracks}
              labelledBy={title ? titleId : undefined}
              label={t('audio')}
            />
          </div>
        ) : (
          <p className="audio-missing">{t('missing')}</p>
        )}
        {file && props.transcript && <MediaTranscript />}
        {file && download && (
          <p>
            <a className="audio-download" href={file.src} download>
              {t('download')}
            </a>
          </p>
        )}
      </div>
    </div>
  )
}
