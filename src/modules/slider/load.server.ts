export { loadListedSlides as load } from '#module-kit'
