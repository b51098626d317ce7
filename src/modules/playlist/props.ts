import { partFields, trackFields } from '#media-ui'
import { fields, image, list, mediaFile, select, text, toggle } from '#module-contract'

const Entry = fields({
  file: mediaFile({ label: 'Audio or video', kinds: ['audio', 'video'] }),
  url: text({
    label: 'Or the address of a file or stream',
    placeholder: 'https://…',
    maxLength: 500,
    live: true,
    describes: { title: 'title', poster: 'poster' },
  }),
  title: text({ label: 'Title', maxLength: 200, live: true }),
  artist: text({ label: 'Artist or series', maxLength: 200 }),
  length: text({ label: 'Length', placeholder: '4:05', maxLength: 20 }),
  poster: image({ label: 'Image' }),
  captions: trackFields.captions,
  ...partFields,
})

export const Props = fields({
  title: text({ label: 'Title', maxLength: 200 }),
  entries: list({ label: 'Entries', of: Entry, itemLabel: 'title', max: 100 }),
  kind: select({
    label: 'Type',
    options: { audio: 'Audio', video: 'Video' },
    default: 'audio',
  }),
  loop: toggle({
    label: 'Repeat',
    help: 'The first entry follows the last.',
    group: 'behaviour',
    default: false,
  }),
  layout: select({
    label: 'Layout',
    group: 'design',
    options: { below: 'List below', beside: 'List beside', card: 'Card' },
    default: 'below',
  }),
})
