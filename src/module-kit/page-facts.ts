/** What a module may know of the page that it stands on. */
export interface PageFacts {
  id: string
  /** Where visitors find it. */
  path: string
  /** `page`, `post`, `project`, `product` … */
  kind: string
  /** Of what is shown: of a draft, the draft's. */
  title: string
}
