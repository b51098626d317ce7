import { type ModuleProps, ServerHtml, VideoPlayer } from '#module-kit/client'
import { isBuilding } from '#visitor/client'
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
        poster={props.poster}
        sizes={SIZES}
        captions={props.captions}
        loop={props.loop}
        name={props.name}
        look={layout === 'corner' ? 'corner' : 'plain'}
        isStill={isBuilding}
      />
      {caption && (
        <ServerHtml as="figcaption" className="video-caption">
          {caption}
        </ServerHtml>
      )}
    </figure>
  )
}
