export { buttonTexts as texts } from '#module-kit/client'
