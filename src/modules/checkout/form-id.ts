/**
 * Id of the checkout's form. Fields refer to it by `form`, because other modules between them may
 * contain forms, which cannot be nested.
 */
export const formIdOf = (id: string) => `${id}-form`
