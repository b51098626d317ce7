/** The build without subtitles, other audio and keys, of which its package has no types of their own. */
declare module 'hls.js/light' {
  export * from 'hls.js'
  export { default } from 'hls.js'
}
