import type { ReviewsData } from './reviews-data.ts'

/** The HTML contains the list. */
export const toIslandData = ({ list: _, ...data }: ReviewsData): ReviewsData => data
