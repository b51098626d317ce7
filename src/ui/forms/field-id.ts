/** Valid name of a form field in submissions. Fields with other names are omitted. */
export const isFieldId = (id: string) => /^[A-Za-z0-9_-]+$/.test(id)
