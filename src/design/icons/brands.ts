interface Brand {
  /** Name in Simple Icons. */
  slug: string
  /** Additional search words. */
  words: readonly string[]
}

const named = (slug: string, ...words: string[]): Brand => ({ slug, words })

/** Network icons by our name: `brand-<name>` is stored. */
export const simpleIcons: Record<string, Brand> = {
  airbnb: named('airbnb', 'travel'),
  'apple-music': named('applemusic', 'podcast'),
  bandcamp: named('bandcamp', 'music'),
  behance: named('behance', 'design', 'portfolio'),
  bluesky: named('bluesky', 'social'),
  codeberg: named('codeberg', 'code'),
  deezer: named('deezer', 'music'),
  discord: named('discord', 'chat'),
  dribbble: named('dribbble', 'design', 'portfolio'),
  etsy: named('etsy', 'shop'),
  facebook: named('facebook', 'social', 'meta'),
  flickr: named('flickr', 'photos'),
  github: named('github', 'code'),
  gitlab: named('gitlab', 'code'),
  goodreads: named('goodreads', 'books'),
  google: named('google', 'search', 'reviews'),
  'google-maps': named('googlemaps', 'map', 'place'),
  houzz: named('houzz', 'interior'),
  instagram: named('instagram', 'social', 'photos', 'meta'),
  kickstarter: named('kickstarter', 'funding'),
  komoot: named('komoot', 'hiking'),
  'ko-fi': named('kofi', 'donate', 'support'),
  line: named('line', 'chat'),
  mastodon: named('mastodon', 'social', 'fediverse'),
  matrix: named('matrix', 'chat'),
  medium: named('medium', 'blog'),
  messenger: named('messenger', 'chat', 'meta'),
  orcid: named('orcid', 'research'),
  patreon: named('patreon', 'support'),
  paypal: named('paypal', 'payment', 'donate'),
  pinterest: named('pinterest', 'social', 'photos'),
  pixelfed: named('pixelfed', 'photos', 'fediverse'),
  reddit: named('reddit', 'social'),
  signal: named('signal', 'chat'),
  snapchat: named('snapchat', 'social'),
  soundcloud: named('soundcloud', 'music'),
  spotify: named('spotify', 'music', 'podcast'),
  strava: named('strava', 'sport'),
  substack: named('substack', 'newsletter'),
  telegram: named('telegram', 'chat'),
  threads: named('threads', 'social', 'meta'),
  tiktok: named('tiktok', 'social', 'video'),
  tripadvisor: named('tripadvisor', 'travel', 'reviews'),
  trustpilot: named('trustpilot', 'reviews'),
  tumblr: named('tumblr', 'blog'),
  twitch: named('twitch', 'video', 'stream'),
  vimeo: named('vimeo', 'video'),
  vk: named('vk', 'social'),
  wechat: named('wechat', 'chat'),
  whatsapp: named('whatsapp', 'chat', 'meta'),
  x: named('x', 'twitter', 'social'),
  xing: named('xing', 'career'),
  yelp: named('yelp', 'reviews'),
  youtube: named('youtube', 'video'),
}

/** Missing in Simple Icons: simple drawings. */
export const drawnBrands: Record<string, { path: string; words: readonly string[] }> = {
  linkedin: {
    path: 'M3 0h18a3 3 0 0 1 3 3v18a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3V3a3 3 0 0 1 3-3Zm.7 9.2v11.2h3.5V9.2H3.7ZM5.45 3.6a2 2 0 1 0 0 4.05 2 2 0 0 0 0-4.05ZM9.4 9.2v11.2h3.5v-5.9c0-1.7.7-2.6 2-2.6s1.8.9 1.8 2.6v5.9h3.6v-6.5c0-3.2-1.5-5-4.1-5-1.6 0-2.7.7-3.4 1.8V9.2H9.4Z',
    words: ['LinkedIn', 'career', 'social'],
  },
}
