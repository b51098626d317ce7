export { canWrite, extensions } from './extensions.ts'
export { RichTextField } from './RichTextField.tsx'
export { RichTextToolbar } from './RichTextToolbar.tsx'
export { toHtml, useOwnChanges } from './use-own-changes.ts'
