import { fields, image, select, text } from '#module-contract'

export const Props = fields({
  url: text({
    label: 'Address',
    help: 'Of a video, a recording, a map, a pen or a post: YouTube, Vimeo, Dailymotion, Spotify, SoundCloud, Apple Podcasts, OpenStreetMap, Google Maps, CodePen, TikTok, Instagram.',
    placeholder: 'https://…',
    maxLength: 1000,
    live: true,
    describes: { title: 'name', poster: 'poster' },
  }),
  kind: select({
    label: 'Type',
    options: { provider: 'Of a provider', post: 'Post of a WordPress site' },
    default: 'provider',
  }),
  name: text({
    label: 'Name',
    help: 'Says what it is before it is loaded, and to screen readers.',
    maxLength: 200,
    live: true,
  }),
  poster: image({ label: 'Image until it is loaded' }),
  caption: text({ label: 'Caption', maxLength: 500 }),
  layout: select({
    label: 'Layout',
    group: 'design',
    options: { plain: 'Plain', line: 'Line', mat: 'Tinted frame' },
    default: 'plain',
  }),
})
