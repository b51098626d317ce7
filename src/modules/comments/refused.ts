import type { FormRefusal } from '#forms/schema'

/** Why a comment was not taken. `gone`: the page is not there any more; `unreachable`: there was no answer. */
export type Refused =
  | Exclude<FormRefusal, 'mismatch' | 'form-gone' | 'uploads-busy' | 'storage-full'>
  | 'closed'
  | 'reply-gone'
  | 'too-many'
  | 'gone'
  | 'unreachable'
