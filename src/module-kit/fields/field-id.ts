/** What a field of a form may be called where it is sent; those that are called otherwise are left out. */
export const isFieldId = (id: string) => /^[A-Za-z0-9_-]+$/.test(id)
