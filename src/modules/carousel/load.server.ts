export { loadListedSlides as load } from '#content'
