import { toPlainDigits } from '#base'

/** The two numbers of a sum, in any language, in a contact form or in the English of other forms. */
const SUMS = [
  /data-field=":captcha"[^>]*>.*?(\p{Nd}+)\P{Nd}{1,8}(\p{Nd}+)/su,
  /What is (\p{Nd}+) \+ (\p{Nd}+)\?/u,
]

/** The answer to the sum that a page shows, with the hidden input beside it; nothing where it shows none. */
export function solveSum(html: string): { captcha?: string; sum?: string } {
  const [, a, b] = SUMS.map(one => one.exec(html)).find(Boolean) ?? []
  if (a === undefined || b === undefined) return {}
  const sum = /name="sum"[^>]*value="(\d+)"/.exec(html)?.[1]
  const captcha = String(Number(toPlainDigits(a)) + Number(toPlainDigits(b)))
  return { captcha, ...(sum ? { sum } : {}) }
}
