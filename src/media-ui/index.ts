export { isProviderPage, providerSource, providerVideosIn } from '#media-player'
export * from './client.ts'
export { HOST_PATTERN, hostsOf } from './code-hosts.ts'
export { findPartWarnings, partFields, partWarningTexts, repeatField } from './fields/media-part.ts'
export { trackFields, videoFields } from './fields/video.ts'
export { LANGUAGE_NAMES } from './media-languages.ts'
export {
  isAudioAddress,
  isVideoAddress,
  mediaAsks,
  mediaNeeds,
  needsOfHtml,
  toMediaSources,
  videoFacts,
} from './media-sources.ts'
export { findOembed, type OembedSource } from './oembed.ts'
