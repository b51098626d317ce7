/** What a form does once somebody fills it in. It comes by itself, so that what shows the form is there the sooner. */
export { resolveEntered } from './entered.ts'
export { findProblems, saveForm, sendForm } from './send-form.ts'
