/**
 * Social networks with name and brand color, adjusted where text on it would be illegible. The icon
 * of each is `brand-<id>`.
 */
export const networks = {
  airbnb: ['Airbnb', '#e00b41'],
  'apple-music': ['Apple Music', '#fa243c'],
  bandcamp: ['Bandcamp', '#408294'],
  behance: ['Behance', '#1769ff'],
  bluesky: ['Bluesky', '#0b6fe0'],
  codeberg: ['Codeberg', '#2185d0'],
  deezer: ['Deezer', '#a238ff'],
  discord: ['Discord', '#5865f2'],
  dribbble: ['Dribbble', '#c32361'],
  etsy: ['Etsy', '#c14d12'],
  facebook: ['Facebook', '#0866ff'],
  flickr: ['Flickr', '#0063dc'],
  github: ['GitHub', '#181717'],
  gitlab: ['GitLab', '#c2410c'],
  goodreads: ['Goodreads', '#372213'],
  google: ['Google', '#1a73e8'],
  'google-maps': ['Google Maps', '#1a73e8'],
  houzz: ['Houzz', '#357f0f'],
  instagram: ['Instagram', '#c13584'],
  kickstarter: ['Kickstarter', '#028858'],
  komoot: ['komoot', '#4f6814'],
  'ko-fi': ['Ko-fi', '#d6402f'],
  line: ['LINE', '#00c300'],
  linkedin: ['LinkedIn', '#0a66c2'],
  mastodon: ['Mastodon', '#563acc'],
  matrix: ['Matrix', '#000000'],
  medium: ['Medium', '#000000'],
  messenger: ['Messenger', '#0866ff'],
  orcid: ['ORCID', '#a6ce39'],
  patreon: ['Patreon', '#000000'],
  paypal: ['PayPal', '#002991'],
  pinterest: ['Pinterest', '#bd081c'],
  pixelfed: ['Pixelfed', '#4a4be0'],
  reddit: ['Reddit', '#d93900'],
  signal: ['Signal', '#3b45fd'],
  snapchat: ['Snapchat', '#fffc00'],
  soundcloud: ['SoundCloud', '#ff5500'],
  spotify: ['Spotify', '#1ed760'],
  strava: ['Strava', '#cc3900'],
  substack: ['Substack', '#ff6719'],
  telegram: ['Telegram', '#26a5e4'],
  threads: ['Threads', '#000000'],
  tiktok: ['TikTok', '#000000'],
  tripadvisor: ['Tripadvisor', '#34e0a1'],
  trustpilot: ['Trustpilot', '#00b67a'],
  tumblr: ['Tumblr', '#36465d'],
  twitch: ['Twitch', '#9146ff'],
  vimeo: ['Vimeo', '#1ab7ea'],
  vk: ['VK', '#0077ff'],
  wechat: ['WeChat', '#07c160'],
  whatsapp: ['WhatsApp', '#0f7a6e'],
  x: ['X', '#000000'],
  xing: ['XING', '#006567'],
  yelp: ['Yelp', '#d32323'],
  youtube: ['YouTube', '#e60000'],
} as const satisfies Record<string, readonly [name: string, colour: string]>

export type NetworkId = keyof typeof networks

/** Black or white, whichever has more contrast to a color (WCAG 2.2, relative luminance). */
export function inkOn(hex: string): '#000' | '#fff' {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  // Luminance at which both have equal contrast.
  return luminance > 0.179 ? '#000' : '#fff'
}
