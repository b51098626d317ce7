import type { Rating } from './view.ts'

/** Products rank as if they had three more reviews of three stars, so that one review decides little. */
const PRIOR = { count: 3, stars: 3 }

/** Sort key of products by rating, in thousandths of a star; 3000 without reviews. */
export const ratingKey = (sum: number, count: number): number =>
  Math.round((1000 * (sum + PRIOR.count * PRIOR.stars)) / (count + PRIOR.count))

/** Whole stars of the average as shown, which is rounded to a tenth; 0 without reviews. */
export const wholeStars = (sum: number, count: number): number =>
  count > 0 ? Math.floor(Math.round((10 * sum) / count) / 10) : 0

/** Rating of a product as shown; without reviews it has none. */
export function toRating(row: { rating_sum: number; rating_count: number }): { rating?: Rating } {
  const { rating_sum: sum, rating_count: count } = row
  return count > 0 ? { rating: { average: sum / count, count } } : {}
}
