/** Path of layout blocks that are size guides, before their id. */
export const SIZE_GUIDE_PREFIX = '/size-guide/'
