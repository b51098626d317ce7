/** Page functions for islands. */

export { getBotToken } from './bot-provider.ts'
export { createAsker, MIN_LETTERS } from './combobox/ask-while-typing.ts'
export { listKey } from './combobox/list-key.ts'
export { canPersist } from './consent/can-persist.ts'
export { onConsent } from './consent/consent.ts'
export { hasEnteredValues } from './entered-values.ts'
export { hostWindow, setHostWindow } from './host-window.ts'
export { FURTHER } from './load-more.ts'
export { isInBuilder, pageMode } from './mode.ts'
export { onNear } from './on-near.ts'
export { onSeen } from './on-seen.ts'
export {
  changeLayer,
  closeLayer,
  onLayer,
  onModuleState,
  onQuery,
  openLayer,
  readHashName,
  writeModuleState,
  writeQuery,
} from './page-state.ts'
export { onScreenChange, prefersReducedMotion, type ScreenMode, screenMode } from './screen.ts'
export { headerHeight, scrollToElement, scrollWindowTo } from './scroll.ts'
