/** What an island may ask of the page it stands in. */
export { onHashState, readHashName, readHashState, writeHashState } from './hash.ts'
export { isBuilding, type PageMode, pageMode } from './mode.ts'
export { onScreenChange, prefersReducedMotion, type ScreenMode, screenMode } from './screen.ts'
export { headerHeight, scrollToElement, scrollWindowTo } from './scroll.ts'
export { setView, view } from './view.ts'
