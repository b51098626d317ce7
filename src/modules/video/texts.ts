export { videoTexts as texts } from '#media-ui/client'
