import type { Rating } from './view.ts'

/** Products rank as if they had three more reviews of three stars, so that one review decides little. */
const PRIOR = { count: 3, stars: 3 }

/** Sort key of products by rating, in thousandths of a star; 3000 without reviews. */
export const ratingKey = (sum: number, count: number): number =>
  Math.round((1000 * (sum + PRIOR.count * PRIOR.stars)) / (count + PRIOR.count))

/** Rating of a product as shown; without reviews it has none. */
export function toRating(row: { rating_sum: number; rating_count: number }): { rating?: Rating } {
  const { rating_sum: sum, rating_count: count } = row
  return count > 0 ? { rating: { average: sum / count, count } } : {}
}
