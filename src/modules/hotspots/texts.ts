export { linkTexts as texts } from '#module-kit/client'
