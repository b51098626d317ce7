import { image } from './image.ts'
import { mediaFile } from './media-file.ts'
import { text } from './text.ts'

/** A video of the library or of a provider, and what is seen before it plays. */
export const videoFields = {
  file: mediaFile({ label: 'Video', kinds: ['video'] }),
  url: text({
    label: 'Or the address of a video',
    help: 'On YouTube or Vimeo. Nothing is loaded from there before a visitor presses play.',
    placeholder: 'https://vimeo.com/…',
    group: 'content',
    maxLength: 300,
    live: true,
  }),
  poster: image({ label: 'Image over the video' }),
}

export const subtitlesField = mediaFile({
  label: 'Subtitles (WebVTT)',
  kinds: ['file'],
  mime: 'text/vtt',
})
