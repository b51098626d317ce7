export { slideTexts as texts } from '#module-kit/client'
