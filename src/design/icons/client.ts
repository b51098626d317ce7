/** URL of the file with all icons, which the builder loads for the icon picker. */
export { default as iconTableUrl } from './icons.txt?url'
