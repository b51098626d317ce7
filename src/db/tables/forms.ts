export interface FormTables {
  submissions: {
    id: string
    /** `<page id>/<module id>`. */
    form_key: string
    form_title: string
    page_path: string
    /** List of `{ id, label, value }`; JSON. */
    fields: string
    reply_to: string | null
    /** Same key, same submission: a repeated submit is stored once. */
    unique_key: string
    created_at: number
  }
}
