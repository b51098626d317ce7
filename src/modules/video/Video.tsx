import { VideoPlayer } from '#media-ui'
import { type ModuleProps, ServerHtml } from '#module-contract'
import type { Props } from './props.ts'

const SIZES = '(min-width: 1328px) 1200px, 92vw'

/** VO-1: a video with an image over it until it plays. */
export function Video(props: ModuleProps<typeof Props>) {
  const { root, caption, layout } = props
  return (
    <figure {...root} data-layout={layout}>
      <VideoPlayer
        id={root.id}
        file={props.file}
        url={props.url}
        alternatives={props.alternatives}
        poster={props.poster}
        sizes={SIZES}
        priority={props.priority}
        captions={props.captions}
        tracks={props.tracks}
        transcript={props.transcript}
        startSeconds={props.startSeconds}
        endSeconds={props.endSeconds}
        loop={props.loop}
        name={props.name}
        look={layout === 'corner' ? 'corner' : 'plain'}
      />
      {caption && (
        <ServerHtml as="figcaption" className="video-caption">
          {caption}
        </ServerHtml>
      )}
    </figure>
  )
}
