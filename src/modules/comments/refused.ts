import type { FormRefusal } from '#forms/schema'

/** Reasons for refusing a comment. `gone`: the page was deleted; `unreachable`: no response. */
export type Refused =
  | Exclude<FormRefusal, 'mismatch' | 'form-gone' | 'uploads-busy' | 'storage-full'>
  | 'closed'
  | 'reply-gone'
  | 'too-many'
  | 'gone'
  | 'unreachable'
