/** Why a product cannot be saved. */
export interface Problem {
  /** JSON pointer into the product. */
  path: string
  message: string
}
