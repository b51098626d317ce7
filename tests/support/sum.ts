import { toPlainDigits } from '#base'

/** Matches the numbers of a sum in contact forms in any language, and in English in other forms. */
const SUMS = [
  /data-field=":captcha"[^>]*>.*?(\p{Nd}+)\P{Nd}{1,8}(\p{Nd}+)/su,
  /What is (\p{Nd}+) \+ (\p{Nd}+)\?/u,
]

/** Solution of the sum on a page with its hidden input; empty if there is none. */
export function solveSum(html: string): { captcha?: string; sum?: string } {
  const [, a, b] = SUMS.map(one => one.exec(html)).find(Boolean) ?? []
  if (a === undefined || b === undefined) return {}
  const sum = /name="sum"[^>]*value="(\d+)"/.exec(html)?.[1]
  const captcha = String(Number(toPlainDigits(a)) + Number(toPlainDigits(b)))
  return { captcha, ...(sum ? { sum } : {}) }
}
