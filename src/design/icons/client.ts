/** Address of the file with all icons: for the builder, which fetches it when one is chosen. */
export { default as iconTableUrl } from './icons.txt?url'
