/** Form logic that loads when a visitor starts to fill in the form. */
export { resolveEntered } from './entered.ts'
export { findProblems, saveForm, sendForm } from './send-form.ts'
