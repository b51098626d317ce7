export { videoTexts as texts } from '#module-kit/client'
