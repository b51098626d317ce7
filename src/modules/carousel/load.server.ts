export { loadListedSlides as load } from '../listed-slides.ts'
